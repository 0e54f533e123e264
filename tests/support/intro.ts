import type { Page } from '@playwright/test'
import { formatPhone } from '#lib/format.ts'
import { site } from './content.ts'
import { brokenWords, crowded } from './crowded.ts'
import { expect } from './visitor.ts'

/** The welcome with 'Geç' beside it: nothing lies over anything else, nothing is cut, and no word is broken. */
export async function expectWelcomeLegible(page: Page): Promise<void> {
  const main = page.getByRole('main')
  const parts = {
    brand: main.getByText(site.brand).first(),
    heading: page.getByRole('heading', { name: 'Hoş geldiniz' }),
    badges: main.getByRole('list'),
    play: page.getByRole('button', { name: 'Açılış filmini oynat' }),
    phone: page.getByRole('link', { name: formatPhone(site.phone) }),
    skip: page.getByRole('link', { name: 'Geç' }),
  }
  for (const part of Object.values(parts)) await expect(part).toBeVisible()
  expect(await crowded(parts)).toEqual([])
  expect(await brokenWords(main)).toEqual([])
  for (const part of [parts.play, parts.phone, parts.skip]) await part.click({ trial: true })
}
