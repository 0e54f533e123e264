import type { Page } from '@playwright/test'

/** Keeps the answers to a request on their way until what it returns is called. */
export async function hold(page: Page, address: string | RegExp): Promise<() => void> {
  const held = Promise.withResolvers<undefined>()
  await page.route(address, async (route) => {
    await held.promise
    await route.continue()
  })
  return () => {
    held.resolve(undefined)
  }
}
