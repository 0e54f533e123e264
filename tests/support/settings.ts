import type { Page } from '@playwright/test'
import { answerChanged } from './changed-page.ts'

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
      const names = Object.keys(attributes).join('|')
      const added = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`)
      await answerChanged(route, (html) =>
        html.replace(
          /<html([^>]*)>/u,
          (_tag, present: string) =>
            `<html${present.replace(new RegExp(` (?:${names})="[^"]*"`, 'gu'), '')}${added.join('')}>`,
        ),
      )
    },
  )
}
