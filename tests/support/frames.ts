import type { Page } from '@playwright/test'

/** Waits until the page has been drawn twice: what the last step started stands. */
export const twoFrames = (page: Page) =>
  page.evaluate(async () => {
    for (let count = 0; count < 2; count += 1)
      await new Promise((resolve) => requestAnimationFrame(resolve))
  })
