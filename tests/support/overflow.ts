import type { Page } from '@playwright/test'

/** What sticks out of the window sideways, as far as it makes the page scroll. */
export const sidewaysOverflow = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    )
    return [
      `page is ${String(scrollWidth)} px wide in a window of ${String(clientWidth)} px`,
      ...wide.slice(0, 8).map((element) => element.outerHTML.slice(0, 160)),
    ]
  })
