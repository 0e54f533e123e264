import type { Page } from '@playwright/test'
import { formatPhone } from '#lib/format.ts'
import { stopClock } from './clock.ts'
import { site } from './content.ts'
import { brokenWords, crowded } from './crowded.ts'
import { expect } from './visitor.ts'

export const introShown = (page: Page) => page.evaluate(() => sessionStorage.getItem('introShown'))
export const heading = (page: Page) => page.getByRole('heading', { name: 'Hoş geldiniz' })
export const skip = (page: Page) => page.getByRole('link', { name: 'Geç' })
export const loading = (page: Page) => page.getByText('Yükleniyor...')
export const play = (page: Page) => page.getByRole('button', { name: 'Açılış filmini oynat' })
export const hasLoaded = (page: Page) =>
  expect
    .poll(() => page.locator('video').evaluate((film: HTMLVideoElement) => film.readyState))
    .toBeGreaterThanOrEqual(2)
export async function playWithStoppedClock(page: Page) {
  await stopClock(page)
  await page.goto('/intro')
  await hasLoaded(page)
  await play(page).click()
}
export const nearTheEnd = (page: Page) =>
  page.locator('video').evaluate((film: HTMLVideoElement) => {
    film.currentTime = film.duration - 0.1
  })

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
