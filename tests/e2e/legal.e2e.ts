import { readFileSync } from 'node:fs'
import { formatDay } from '#lib/format-date.ts'
import { cookies, site } from '../support/content.ts'
import { sidewaysOverflow } from '../support/overflow.ts'
import { expect, test } from '../support/visitor.ts'

const pages = [
  { path: '/cookie-policy', name: 'Çerez Politikası' },
  { path: '/privacy-policy', name: 'Gizlilik Politikası' },
] as const

test.describe('for a visitor in New York, where it is still the day before', () => {
  test.use({ timezoneId: 'America/New_York' })

  for (const { path, name } of pages)
    test(`${path} was last updated today, as the calendar says in Istanbul`, async ({ page }) => {
      await page.clock.setFixedTime(new Date('2027-03-04T22:30:00Z'))
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
      const head = page.getByText('Son güncelleme:')
      await expect(head).toContainText('Son güncelleme: 5 Mart 2027')
      await expect(head).toContainText(/Sürüm: \S/u)
      await expect(head.getByRole('time')).toHaveAttribute('datetime', '2027-03-05')
    })

  for (const event of ['visibilitychange', 'pageshow', 'beforeprint'])
    test(`a text that was left open says the next day at ${event}`, async ({ page }) => {
      await page.clock.setFixedTime(new Date('2027-03-04T12:00:00Z'))
      await page.goto('/privacy-policy')
      const head = page.getByText('Son güncelleme:')
      await expect(head).toContainText('4 Mart 2027')
      await page.clock.setFixedTime(new Date('2027-03-05T12:00:00Z'))
      await page.evaluate(
        (name) => document.dispatchEvent(new Event(name, { bubbles: true })),
        event,
      )
      await expect(head).toContainText('5 Mart 2027')
    })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const { path } of pages)
    test(`${path} shows the text’s own date`, async ({ page }) => {
      await page.goto(path)
      const text = readFileSync(new URL(`../../content/legal${path}.md`, import.meta.url), 'utf8')
      const [, day = ''] = /^updated: (\S+)$/mu.exec(text) ?? []
      await expect(page.getByText('Son güncelleme:').getByRole('time')).toHaveText(formatDay(day))
    })

  test('the cookie policy says why there is nothing to choose', async ({ page }) => {
    await page.goto('/cookie-policy')
    const main = page.getByRole('main')
    await expect(
      main.getByText('Düğme görünmüyorsa sayfayı yenileyin. Tarayıcınızda JavaScript kapalıysa'),
    ).toBeVisible()
    await expect(main.getByRole('button')).toHaveCount(0)
  })
})

test('the cookie policy lists every key the site stores, category by category', async ({
  page,
}) => {
  await page.goto('/cookie-policy')
  const table = page.getByRole('table', { name: 'Gerekli' })
  await expect(table.getByRole('columnheader')).toHaveText([
    'Ad',
    'Sağlayıcı',
    'Taraf',
    'Amaç',
    'Süre',
  ])
  const shown = cookies.filter(
    ({ kind, onlyWithAnalytics }) =>
      (!onlyWithAnalytics || site.analytics.key !== null) &&
      (kind !== 'cacheStorage' || site.offline === 'on'),
  )
  for (const { name, kind, purpose, lifetime } of shown) {
    if (kind === 'localStorage') expect(lifetime).toMatch(/Safari’de 7\sgün/u)
    const row = page.getByRole('row').filter({
      has: page.getByRole('rowheader').getByText(name, { exact: true }),
    })
    await expect(row).toContainText(purpose)
    await expect(row).toContainText(lifetime)
  }
  for (const category of ['Reklam', 'İşlevsel'])
    await expect(page.getByText(`${category}: bu kategoride kayıt yok.`)).toBeVisible()
})

for (const width of [320, 360, 820, 1000])
  test(`the cookie table does not push the page sideways at ${String(width)} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 })
    await page.goto('/cookie-policy')
    await expect(page.getByText('cookieConsentDate')).toBeVisible()
    expect(await sidewaysOverflow(page)).toEqual([])
  })

test('the privacy policy names the controller, the rights and the way to complain', async ({
  page,
}) => {
  await page.goto('/privacy-policy')
  const main = page.getByRole('main')
  for (const name of ['Veri sorumlusu', 'Haklarınız', 'Şikâyet hakkınız'])
    await expect(main.getByRole('heading', { name, exact: true })).toBeVisible()
  await expect(main).toContainText(site.company.legalName)
  await expect(main.getByRole('heading', { name: /dokuz hakkınız/u })).toBeVisible()
  await expect(main.getByRole('heading', { name: /altı hakkınız/u })).toBeVisible()
})

test('links to advertising providers and the authority are there, and open without a handle on this page', async ({
  page,
}) => {
  await page.goto('/privacy-policy')
  for (const [name, host] of [
    ['Google Gizlilik Politikası', 'policies.google.com'],
    ['Meta Gizlilik Politikası', 'www.facebook.com'],
    ['Kişisel Verileri Koruma Kurumu', 'www.kvkk.gov.tr'],
  ] as const) {
    const link = page.getByRole('main').getByRole('link', { name }).last()
    expect(new URL((await link.getAttribute('href')) ?? '').host).toBe(host)
    await expect(link).toHaveAttribute('rel', /noopener/u)
  }
})
