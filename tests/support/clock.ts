import type { Page } from '@playwright/test'

const HOUR_MS = 3_600_000

/**
 * Stops the clock of the pages to come; `page.clock.runFor` moves it. An hour lies between the two
 * commands: the clock runs until the second one, on a slow machine for more than a moment, and it
 * cannot be stopped at a time that has passed.
 */
export async function stopClock(page: Page): Promise<void> {
  const time = Date.parse('2026-11-27T02:00:00+03:00')
  await page.clock.install({ time: time - HOUR_MS })
  await page.clock.pauseAt(time)
}
