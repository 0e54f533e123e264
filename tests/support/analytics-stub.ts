import { createHash } from 'node:crypto'
import type { BrowserContext, Page } from '@playwright/test'

/** Stands for the tag of another host: counts itself as loaded and leaves the cookies the real one leaves. */
const tag = `
  window.tagRuns = (window.tagRuns ?? 0) + 1
  document.cookie = '_ga=GA1.1.1; path=/'
  document.cookie = '_ga_TEST1=GS1; path=/'
`
export const tagIntegrity = `sha384-${createHash('sha384').update(tag).digest('base64')}`

/** Answers the tag's host with the stub; the list grows with each request. */
export async function stubAnalytics(context: BrowserContext): Promise<readonly string[]> {
  const requests: string[] = []
  await context.route('https://www.googletagmanager.com/**', async (route) => {
    requests.push(route.request().url())
    await route.fulfill({
      contentType: 'text/javascript',
      headers: { 'access-control-allow-origin': '*' },
      body: tag,
    })
  })
  return requests
}

/** The commands that the page has given the tag, in order; dates are left out. */
export const tagCommands = (page: Page): Promise<unknown[][]> =>
  page.evaluate(() =>
    (window.dataLayer ?? []).map((command) =>
      typeof command === 'object' && command !== null
        ? Object.values(command).map((part: unknown) => (part instanceof Date ? 'date' : part))
        : [command],
    ),
  )
