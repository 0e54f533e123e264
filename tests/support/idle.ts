import type { Page } from '@playwright/test'

/** Waits until the page has nothing left to do. */
export const idle = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestIdleCallback(() => {
          resolve()
        })
      }),
  )
