import type { Page } from '@playwright/test'
import { stubAnalytics, tagCommands, tagIntegrity } from '../support/analytics-stub.ts'
import { banner, choice } from '../support/consent.ts'
import { changeSettings } from '../support/settings.ts'
import { expect, test } from '../support/visitor.ts'

test.use({ storedConsent: null, expectedMessages: /^other host: https:\/\/www\.googletagmanager/u })

const KEY = { 'data-analytics-key': 'G-TEST1' }
const ADDRESS = 'https://www.googletagmanager.com/gtag/js?id=G-TEST1'
const choose = (page: Page, name: string) => choice(page, name).click()
const withdraw = async (page: Page) => {
  await page.getByRole('button', { name: 'Çerez tercihleri' }).click()
  await choose(page, 'Sadece Gerekli')
}
const cookies = (page: Page) => page.evaluate(() => document.cookie)

test('before a choice and after a refusal the tag is not asked for', async ({ page, context }) => {
  const requests = await stubAnalytics(context)
  await changeSettings(page, KEY)
  await page.goto('/about')
  await page.waitForLoadState('networkidle')
  await choose(page, 'Sadece Gerekli')
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  expect(requests).toEqual([])
  expect(await tagCommands(page)).toEqual([])
})

test('without a key in the settings a consent loads no tag', async ({ page, context }) => {
  const requests = await stubAnalytics(context)
  await page.goto('/about')
  await choose(page, 'Tümünü Kabul Et')
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  expect(requests).toEqual([])
})

test('a consent to advertising and functional records alone loads no tag', async ({
  page,
  context,
}) => {
  const requests = await stubAnalytics(context)
  await changeSettings(page, KEY)
  await page.goto('/about')
  await choose(page, 'Ayarlar')
  for (const name of ['Reklam', 'İşlevsel'])
    await banner(page).getByRole('switch', { name }).check()
  await choose(page, 'Tercihleri Kaydet')
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  expect(requests).toEqual([])
  expect(await tagCommands(page)).toEqual([])
})

test('a consent speaks to the tag in the right order: all denied, analytics granted, settings, script', async ({
  page,
  context,
}) => {
  const requests = await stubAnalytics(context)
  await changeSettings(page, KEY)
  await page.goto('/about')
  await choose(page, 'Tümünü Kabul Et')
  await expect.poll(() => requests).toEqual([ADDRESS])
  expect(await tagCommands(page)).toEqual([
    [
      'consent',
      'default',
      {
        ad_storage: 'denied',
        ad_user_data: 'denied',
        ad_personalization: 'denied',
        analytics_storage: 'denied',
        functionality_storage: 'denied',
        personalization_storage: 'denied',
        security_storage: 'granted',
      },
    ],
    ['consent', 'update', { analytics_storage: 'granted' }],
    ['js', 'date'],
    [
      'config',
      'G-TEST1',
      {
        anonymize_ip: true,
        allow_google_signals: false,
        allow_ad_personalization_signals: false,
      },
    ],
  ])
  const script = page.locator(`script[src="${ADDRESS}"]`)
  expect(await script.evaluate((element: HTMLScriptElement) => element.async)).toBe(true)
})

test.describe('as delivered', () => {
  // Chromium says that it passes over the placeholder.
  test.use({
    expectedMessages: /^other host: https:\/\/www\.googletagmanager|'integrity' attribute/u,
  })

  test('the integrity is a placeholder until the owner has a digest, and the tag runs with it', async ({
    page,
    context,
  }) => {
    await stubAnalytics(context)
    await changeSettings(page, { ...KEY, 'data-analytics-integrity': 'yer-tutucu' })
    await page.goto('/about')
    await choose(page, 'Tümünü Kabul Et')
    const script = page.locator(`script[src="${ADDRESS}"]`)
    await expect(script).toHaveAttribute('integrity', 'yer-tutucu')
    await expect(script).not.toHaveAttribute('crossorigin')
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'tagRuns') as unknown)).toBe(1)
  })
})

test('the integrity of the settings does not make the browser refuse the tag', async ({
  page,
  context,
}) => {
  await stubAnalytics(context)
  await changeSettings(page, { ...KEY, 'data-analytics-integrity': tagIntegrity })
  await page.goto('/about')
  await choose(page, 'Tümünü Kabul Et')
  const script = page.locator(`script[src="${ADDRESS}"]`)
  await expect(script).toHaveAttribute('integrity', tagIntegrity)
  await expect(script).toHaveAttribute('crossorigin', 'anonymous')
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'tagRuns') as unknown)).toBe(1)
})

test('a choice holds for the pages of its session, a later visit is not counted again', async ({
  page,
  context,
}) => {
  const requests = await stubAnalytics(context)
  await changeSettings(page, KEY)
  await page.goto('/about')
  await choose(page, 'Tümünü Kabul Et')
  await expect.poll(() => requests.length).toBe(1)
  await page.goto('/')
  await expect.poll(() => requests.length).toBe(2)

  const laterVisit = await context.newPage()
  await changeSettings(laterVisit, KEY)
  await laterVisit.goto('/about')
  await laterVisit.waitForLoadState('networkidle')
  await expect(banner(laterVisit)).toBeHidden()
  expect(requests.length).toBe(2)
  await changeSettings(laterVisit, { ...KEY, 'data-consent-apply': 'true' })
  await laterVisit.goto('/')
  await expect.poll(() => requests.length).toBe(3)
})

test('withdrawing stops the tag at once and removes its cookies', async ({ page, context }) => {
  const requests = await stubAnalytics(context)
  await changeSettings(page, KEY)
  await page.goto('/about')
  await choose(page, 'Tümünü Kabul Et')
  await expect.poll(() => cookies(page)).toContain('_ga_TEST1')
  await withdraw(page)
  await expect.poll(() => cookies(page)).toBe('')
  expect((await tagCommands(page)).at(-1)).toEqual([
    'consent',
    'update',
    { analytics_storage: 'denied' },
  ])
  expect(await page.evaluate(() => window['ga-disable-G-TEST1'])).toBe(true)
  await page.goto('/services')
  await page.waitForLoadState('networkidle')
  expect(requests.length).toBe(1)
})

test('a later refusal removes cookies that an earlier visit has left', async ({
  page,
  context,
  baseURL,
}) => {
  const requests = await stubAnalytics(context)
  await context.addCookies([{ name: '_ga', value: 'GA1.1.1', url: baseURL ?? '' }])
  await changeSettings(page, KEY)
  await page.goto('/about')
  await choose(page, 'Sadece Gerekli')
  await expect.poll(() => cookies(page)).toBe('')
  expect(requests).toEqual([])
})

test('withdrawing in one tab stops the other', async ({ page, context }) => {
  await stubAnalytics(context)
  await changeSettings(page, KEY)
  await page.goto('/about')
  await choose(page, 'Tümünü Kabul Et')
  await expect.poll(() => tagCommands(page)).toHaveLength(4)
  const other = await context.newPage()
  await other.goto('/')
  await withdraw(other)
  await expect.poll(() => page.evaluate(() => window['ga-disable-G-TEST1'])).toBe(true)
})

test('who consents again on the same page is counted on, without a second script', async ({
  page,
  context,
}) => {
  const requests = await stubAnalytics(context)
  await changeSettings(page, KEY)
  await page.goto('/about')
  await choose(page, 'Tümünü Kabul Et')
  await expect.poll(() => requests.length).toBe(1)
  await withdraw(page)
  await page.getByRole('button', { name: 'Çerez tercihleri' }).click()
  await choose(page, 'Tümünü Kabul Et')
  await expect.poll(() => page.evaluate(() => window['ga-disable-G-TEST1'])).toBe(false)
  expect((await tagCommands(page)).at(-1)).toEqual([
    'consent',
    'update',
    { analytics_storage: 'granted' },
  ])
  expect(requests.length).toBe(1)
})
