import type { Page } from '@playwright/test'

/**
 * Serves the pages as if the owner had changed a setting: attributes of <html> are what the scripts read.
 * changeSettings(page, { 'data-intro-when': 'session' })
 */
export async function changeSettings(
  page: Page,
  attributes: Readonly<Record<string, string>>,
): Promise<void> {
  await page.route(
    (url) => !/\.\w+$/u.test(url.pathname),
    async (route) => {
      if (!route.request().isNavigationRequest()) return route.fallback()
      const response = await route.fetch()
      const html = await response.text()
      const names = Object.keys(attributes).join('|')
      const added = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`)
      await route.fulfill({
        response,
        body: html.replace(
          /<html([^>]*)>/u,
          (_tag, present: string) =>
            `<html${present.replace(new RegExp(` (?:${names})="[^"]*"`, 'gu'), '')}${added.join('')}>`,
        ),
      })
    },
  )
}
