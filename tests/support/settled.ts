import type { Page } from '@playwright/test'
import { engage } from './engage.ts'

/** Engages the islands and waits until nothing more comes by itself: fonts, pictures in view, islands, and two frames after them. */
export async function settled(page: Page) {
  await engage(page)
  await page.waitForFunction(() => {
    const isBusy = ({ complete, loading }: HTMLImageElement) => loading !== 'lazy' && !complete
    return (
      document.fonts.status === 'loaded' &&
      document.querySelector('astro-island[ssr][client="engaged"]') === null &&
      ![...document.images].some(isBusy)
    )
  })
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    await frame()
    await frame()
  })
}
