import type { Page } from '@playwright/test'

/** Keeps the answers to a request on their way until what it returns is called; then they come, or fail with 'abort'. */
export async function hold(
  page: Page,
  address: string | RegExp,
  end: 'continue' | 'abort' = 'continue',
): Promise<() => void> {
  const held = Promise.withResolvers<undefined>()
  await page.route(address, async (route) => {
    await held.promise
    await route[end]()
  })
  return () => {
    held.resolve(undefined)
  }
}
