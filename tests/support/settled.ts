import type { Page } from '@playwright/test'
import { engage } from './engage.ts'
import { twoFrames } from './frames.ts'

/** Engages the islands and waits until nothing more comes by itself: fonts, pictures in view, islands, two frames. */
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
  await twoFrames(page)
}
