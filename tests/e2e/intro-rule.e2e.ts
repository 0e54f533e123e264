import { stopClock } from '../support/clock.ts'
import { introShown, heading } from '../support/intro.ts'
import { changeSettings } from '../support/settings.ts'
import { expect, test } from '../support/visitor.ts'

const listedPages = [
  '/',
  '/about',
  '/contact',
  '/services',
  '/portfolio',
  '/blog',
  '/configurator',
  '/cookie-policy',
  '/privacy-policy',
]

test.describe('a new session', () => {
  test.use({ seenIntro: false })

  for (const path of listedPages) {
    test(`the first page of a session, ${path}, leads to the intro`, async ({ page }) => {
      await page.goto(path)
      await page.waitForURL('/intro')
      expect(await introShown(page)).toBe('true')
    })
  }

  test('the intro replaces the first page in the history, and the way out replaces the intro', async ({
    page,
  }) => {
    await page.goto('/robots.txt')
    await page.goto('/about')
    await page.waitForURL('/intro')
    await heading(page).waitFor()
    await page.keyboard.press('Escape')
    await page.waitForURL('/')
    await page.goBack()
    await expect(page).toHaveURL('/robots.txt')
  })

  test('the redirect comes after 100 ms and nothing jumps before it', async ({ page }) => {
    const shifts: string[] = []
    page.on('console', (message) => {
      if (message.text().startsWith('shift')) shifts.push(message.text())
    })
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) console.log(`shift ${JSON.stringify(entry)}`)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await stopClock(page)
    await page.goto('/about')
    await page.clock.runFor(99)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(new URL(page.url()).pathname).toBe('/about')
    await page.clock.runFor(1)
    await page.waitForURL('/intro')
    expect(shifts).toEqual([])
  })

  test('a link that carries a configuration does not show the intro', async ({ page }) => {
    await page.goto('/configurator#k=rolling')
    await page.goto('/about')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page).toHaveTitle(/^Hakkımızda/u)
    expect(await introShown(page)).toBe('true')
    expect(page.url()).toMatch(/\/about$/u)
  })

  test('a page that the specification does not list does not show the intro and counts it as seen', async ({
    page,
  }) => {
    await page.goto('/404')
    expect(await introShown(page)).toBe('true')
    await expect(page).toHaveURL('/404')
  })

  test('a tab that the browser had discarded does not show the intro', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Document.prototype, 'wasDiscarded', { get: () => true })
    })
    await page.goto('/about')
    await page.waitForLoadState('networkidle')
    expect(await introShown(page)).toBe('true')
    expect(page.url()).toMatch(/\/about$/u)
  })

  test('opening the intro itself counts as seen', async ({ page }) => {
    await page.goto('/intro')
    expect(await introShown(page)).toBe('true')
    await page.goto('/about')
    await expect(page).toHaveURL('/about')
  })

  test('the owner can switch the intro off', async ({ page }) => {
    await changeSettings(page, { 'data-intro-when': 'never' })
    await page.goto('/about')
    await page.waitForLoadState('networkidle')
    expect(page.url()).toMatch(/\/about$/u)
    expect(await introShown(page)).toBeNull()
  })

  test('the owner can let the intro return to the page that was asked for', async ({ page }) => {
    await changeSettings(page, { 'data-intro-return': 'requested' })
    await page.goto('/about?a=b')
    await page.waitForURL('/intro#/about?a=b')
    await page.keyboard.press('Escape')
    await page.waitForURL('/about?a=b')
  })
})

test.describe('a crawler', () => {
  test.use({
    seenIntro: false,
    userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  })
  test('a crawler reads the page it asked for', async ({ page }) => {
    await page.goto('/about')
    await page.waitForLoadState('networkidle')
    expect(page.url()).toMatch(/\/about$/u)
  })
})

test('a reload leads to the intro, going back and forward does not', async ({ page }) => {
  await page.goto('/about')
  await page.goto('/404')
  await page.goBack()
  await expect(page).toHaveURL('/about')
  await page.reload()
  await page.waitForURL('/intro')
})

test('the owner can leave reloads alone', async ({ page }) => {
  await changeSettings(page, { 'data-intro-when': 'session' })
  await page.goto('/about')
  await page.reload({ waitUntil: 'networkidle' })
  expect(page.url()).toMatch(/\/about$/u)
})
