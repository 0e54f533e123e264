import type { Page } from '@playwright/test'
import { navigation, routes } from '#domain/site/routes.ts'
import { site } from './content.ts'
import { expect } from './visitor.ts'

/** What every page owes a visitor whatever breaks: its words, the ways on (a button for them has to work), the phone and the chat. */
export async function expectReachable(page: Page): Promise<void> {
  const { pathname } = new URL(page.url())
  await expect(page.getByRole('heading', { level: 1 }), pathname).toBeVisible()
  const links = page.locator('nav[aria-label="Ana menü"] a[href^="/"]')
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
    navigation.map((name) => routes[name]),
  )
  const menu = page.getByRole('button', { name: 'Menü' })
  const isClosed = await menu.isVisible()
  if (isClosed) await menu.click()
  await expect(links.first(), pathname).toBeVisible()
  if (isClosed) await page.getByRole('button', { name: 'Kapat' }).click()
  const visible = (start: string) => page.locator(`a[href^="${start}"]:visible`).first()
  await expect(visible(`tel:${site.phone}`), pathname).toBeVisible()
  await expect(visible('https://wa.me/'), pathname).toBeVisible()
}

/** Headings, paragraphs and links of the main part that are there but cannot be seen. */
export const unseen = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    // What comes in on its own may take its time.
    await Promise.all(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getTiming().iterations !== Infinity)
        .map(async ({ finished, timeline }) => {
          if (timeline === document.timeline) await finished
        }),
    )
    return [...document.querySelectorAll('main :is(h1, h2, h3, p, a)')]
      .filter((element) => !element.closest('details:not([open])'))
      .filter((element) => element.getClientRects().length > 0)
      .filter((element) => !element.checkVisibility({ opacityProperty: true }))
      .map((element) => element.textContent)
  })
