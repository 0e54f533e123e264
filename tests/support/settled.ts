import type { Page } from '@playwright/test'

/** Waits until nothing more comes by itself: fonts, pictures in view, islands, and two frames after them. */
export async function settled(page: Page) {
  await page.waitForFunction(() => {
    const isBusy = ({ complete, loading }: HTMLImageElement) => loading !== 'lazy' && !complete
    return (
      document.fonts.status === 'loaded' &&
      document.querySelector('astro-island[ssr][client="load"]') === null &&
      ![...document.images].some(isBusy)
    )
  })
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    await frame()
    await frame()
  })
}
