import { expect, type Page } from '@playwright/test'
import { projects } from './content.ts'
import { engage } from './engage.ts'
import { hold } from './hold.ts'

export const last = projects.length
export const caption = (page: Page, number: number) =>
  page.getByText(`Proje ${String(number)} / ${String(last)}`, { exact: true })
export const slide = (page: Page, number: number) =>
  page.getByRole('listitem').filter({ has: caption(page, number) })
/** The photograph itself, also while it is out of view or has failed. */
export const picture = (page: Page, number: number) => slide(page, number).locator('img')
export const dot = (page: Page, number: number) =>
  page.getByRole('button', { name: `Proje ${String(number)}`, exact: true })
export const next = (page: Page) => page.getByRole('button', { name: 'Sonraki proje' })
export const previous = (page: Page) => page.getByRole('button', { name: 'Önceki proje' })
/** The link that asks for a shutter like the project in view. */
export const askLink = (page: Page) =>
  page.getByRole('link', { name: /^Bunun gibisini sorun: Proje \d+ \//u })
export const gallery = (page: Page) => page.getByRole('region', { name: 'Projeler' })

export const expectProject = (page: Page, number: number) =>
  expect(dot(page, number)).toHaveAttribute('aria-current', 'true')

const CODE = '**/_astro/gallery.client*.js'

/** Opens the portfolio with the carousel's code on its way until the answer is called. */
export async function openWithCodeHeld(page: Page): Promise<() => void> {
  const release = await hold(page, CODE)
  const asked = page.waitForRequest(CODE)
  await page.goto('/portfolio')
  await asked
  return release
}

/** Opens the portfolio and waits until the carousel runs. */
export async function openGallery(page: Page): Promise<void> {
  await page.goto('/portfolio')
  await engage(page)
  await expect(next(page)).toBeVisible()
}

/** The same with the clock in the test's hands: time passes by `page.clock.runFor` only. */
export async function openGalleryWithClock(page: Page): Promise<void> {
  await page.clock.install()
  await openGallery(page)
  await page.clock.pauseAt(Date.now() + 60_000)
}

/** Shows the second project with the four seconds counted from now, without mouse or keyboard. */
export async function startFromSecond(page: Page): Promise<void> {
  for (const number of [5, 2]) {
    await dot(page, number).dispatchEvent('click')
    await expectProject(page, number)
  }
}

/** The page as it is built where the folder holds a single project (Gallery.test.tsx): one slide, nothing to turn. */
export const keepFirstProject = (html: string): string =>
  html
    .replace(/<div [^>]*><p [^>]*><kbd>.*?<\/div>/u, '')
    .replace(/ tabindex="0" role="group" aria-label="Projeler"(.*?<\/li>).*?(<\/ul>)/su, '$1$2')
    .replace(/<div [^>]*><div [^>]*data-dots.*?<p [^>]*aria-live[^>]*><\/p>/su, '')
    .replace(`Proje 1 / ${String(last)}`, 'Proje 1 / 1')
