import type { Page } from '@playwright/test'

/** Stops the clock of the pages to come; `page.clock.runFor` moves it. */
export async function stopClock(page: Page): Promise<void> {
  const time = Date.parse('2026-11-27T02:00:00+03:00')
  await page.clock.install({ time })
  await page.clock.pauseAt(time + 1000)
}
