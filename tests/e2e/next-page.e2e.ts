import type { Page } from '@playwright/test'
import { ORDINARY_POST, openBlog } from '../support/blog.ts'
import { connectBy, THRIFTY } from '../support/connection.ts'
import { banner } from '../support/consent.ts'
import { keptPages, visitAndKeep } from '../support/kept-pages.ts'
import { test, type MovingSite } from '../support/moving-site.ts'
import { expect } from '../support/visitor.ts'

const menu = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Ana menü' }).getByRole('link', { name, exact: true })

/** Pages that were asked for since the host was last emptied, without files. */
const pagesAskedOf = ({ asked }: MovingSite) => asked.filter((path) => !path.includes('.'))

/** How the present page came: 'navigational-prefetch' where it was there before the click. */
const delivery = (page: Page) =>
  page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation')
    return entry && Reflect.get(entry, 'deliveryType') === 'navigational-prefetch'
      ? 'before the click'
      : 'after the click'
  })

/** Opens a page and forgets what it asked for. */
async function open(page: Page, host: MovingSite, path: string) {
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  host.asked.length = 0
}

/** Puts the pointer on a link and presses it down, or lets it go as well. */
async function press(page: Page, name: string) {
  await menu(page, name).hover()
  await page.mouse.down()
}

test.describe('before any choice, without a worker', () => {
  test.use({ serviceWorkers: 'block', storedConsent: null })

  test('a page is asked for when its link is pressed: not on loading, not under the pointer, not twice', async ({
    page,
    host,
  }) => {
    await open(page, host, '/about')
    await menu(page, 'İletişim').hover()
    await press(page, 'Blog')
    await expect.poll(() => pagesAskedOf(host)).toEqual(['/blog'])
    await page.mouse.up()
    await expect(page).toHaveURL('/blog')
    expect(await delivery(page)).toBe('before the click')
    expect(pagesAskedOf(host)).toEqual(['/blog'])
  })

  test('a page that came before the click has made no choice and counts as no new visit', async ({
    page,
    host,
  }) => {
    await open(page, host, '/about')
    await press(page, 'Hizmetlerimiz')
    await expect.poll(() => pagesAskedOf(host)).toEqual(['/services'])
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
    await page.mouse.up()
    await expect(page).toHaveURL('/services')
    expect(await delivery(page)).toBe('before the click')
    await expect(banner(page)).toBeVisible()
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
    expect(await page.evaluate(() => sessionStorage.getItem('introShown'))).toBe('true')
  })

  test('a post that the list opens in place is not asked for as a page', async ({ page, host }) => {
    const { read, heading } = await openBlog(page)
    host.asked.length = 0
    await read(ORDINARY_POST.title).hover()
    await page.mouse.down()
    await page.mouse.up()
    await expect(heading(ORDINARY_POST.title)).toBeVisible()
    await press(page, 'Hakkımızda')
    await expect.poll(() => pagesAskedOf(host)).toEqual(['/about'])
  })

  for (const [name, connection] of Object.entries(THRIFTY)) {
    test(`with ${name} a page comes after the click`, async ({ page, host }) => {
      await connectBy(page, connection)
      await open(page, host, '/about')
      await press(page, 'Blog')
      await page.mouse.up()
      await expect(page).toHaveURL('/blog')
      expect(await delivery(page)).toBe('after the click')
      expect(pagesAskedOf(host)).toEqual(['/blog'])
    })
  }
})

test('the worker keeps a page that came before the click like any other', async ({
  page,
  host,
}) => {
  await visitAndKeep(page, '/')
  await open(page, host, '/')
  await press(page, 'Hakkımızda')
  await expect.poll(() => pagesAskedOf(host)).toContain('/about')
  await page.mouse.up()
  await expect(page).toHaveURL('/about')
  await expect.poll(async () => Object.values(await keptPages(page)).flat()).toContain('/about')
  await host.stop()
  await page.goto('/about')
  await expect(page.getByRole('heading', { name: 'Vizyonumuz' })).toBeVisible()
})
