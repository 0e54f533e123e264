import { banner, choice, toggle, preferences, none } from '../support/consent.ts'
import { expect, test } from '../support/visitor.ts'

test.use({ storedConsent: null })

test('a choice in one tab is followed by the other', async ({ page, context }) => {
  await page.goto('/about')
  const other = await context.newPage()
  await other.goto('/')
  await expect(banner(other)).toBeVisible()
  await choice(page, 'Tümünü Kabul Et').click()
  await expect(banner(other)).toBeHidden()
  await other.evaluate(() => {
    localStorage.clear()
  })
  await expect(banner(page)).toBeVisible()
})

test('a choice in one tab leaves the keyboard of the other somewhere', async ({
  page,
  context,
}) => {
  await page.goto('/about')
  await choice(page, 'Ayarlar').click()
  await toggle(page, 'Analitik').focus()
  const other = await context.newPage()
  await other.goto('/about')
  await choice(other, 'Sadece Gerekli').click()
  await expect(banner(page)).toBeHidden()
  await expect(page.locator('body')).not.toBeFocused()
  await expect(page.locator('main :focus, main:focus')).toHaveCount(1)
})

test('a page that comes back from the back-forward cache reads the choice again', async ({
  page,
}) => {
  await page.goto('/about')
  await expect(banner(page)).toBeVisible()
  await page.evaluate((consent) => {
    localStorage.setItem('cookieConsent', JSON.stringify(consent))
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  }, none)
  await expect(banner(page)).toBeHidden()
})

test('the banner is there at the first paint, before any script has arrived', async ({ page }) => {
  await page.route(/_astro\/.*\.js$/u, () => new Promise<void>(() => undefined))
  await page.goto('/about', { waitUntil: 'commit' })
  await expect(banner(page)).toBeVisible()
  await expect(preferences(page)).toBeHidden()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('nothing needs a consent, so nobody is asked', async ({ page }) => {
    await page.goto('/about')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(banner(page)).toBeHidden()
    await expect(preferences(page)).toBeHidden()
  })
})

test.describe('a lost script', () => {
  test.use({ expectedMessages: /ERR_FAILED/u })
  test('a banner that nobody could answer does not show', async ({ page }) => {
    await page.route(/_astro\/.*\.js$/u, (route) => route.abort())
    await page.goto('/about')
    await expect(banner(page)).toBeHidden()
  })
})
