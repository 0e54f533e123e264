import type { Locator } from '@playwright/test'

/** Whether what lies uppermost at the middle of an element is the element itself: nothing covers it there. */
export const isOnTop = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  })
