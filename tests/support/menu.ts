import type { Page } from '@playwright/test'
import { expect } from './visitor.ts'

/** Opens the menu: two links show at once, and all can be reached and pressed, with the way to close it. */
export async function expectMenuUsable(page: Page): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Ana menü' })
  await page.getByRole('button', { name: 'Menü' }).click()
  const links = menu.getByRole('link')
  for (const index of [0, 1]) await expect(links.nth(index)).toBeInViewport({ ratio: 0.99 })
  for (const link of await links.all()) {
    await link.click({ trial: true })
    await link.focus()
    await expect(link).toBeInViewport({ ratio: 0.99 })
  }
  await page.getByRole('button', { name: 'Kapat' }).click()
  await expect(menu).toBeHidden()
}
