import type { Page } from '@playwright/test'
import { expect, test } from '../support/visitor.ts'

const corner = (page: Page) => page.getByRole('region', { name: 'Hızlı iletişim' })
const footer = (page: Page) => page.getByRole('contentinfo')
const TEL = 'tel:+905000000000'
const GREETING =
  'https://wa.me/905000000000?text=Merhaba%2C%20kepenk%20hizmetleriniz%20hakk%C4%B1nda%20bilgi%20almak%20istiyorum.'

test('the top bar has the phone number and the service', async ({ page }) => {
  await page.goto('/about')
  const bar = page.getByRole('region', { name: 'Telefon' })
  await expect(bar.getByRole('link', { name: '0500 000 00 00' })).toHaveAttribute('href', TEL)
  await expect(bar).toContainText('7/24 kepenk hizmeti')
})

test.describe('on the narrowest phone', () => {
  test.use({ viewport: { width: 320, height: 568 } })
  test('the top bar says number and service on one line', async ({ page }) => {
    await page.goto('/about')
    const bar = page.getByRole('region', { name: 'Telefon' })
    const service = bar.getByText('7/24 kepenk hizmeti', { exact: true })
    await expect(service).toBeVisible()
    const [line, number, words] = await Promise.all(
      [bar, bar.getByRole('link'), service].map((part) => part.boundingBox()),
    )
    expect(line?.height).toBe(48)
    expect(words?.x).toBeGreaterThan((number?.x ?? 320) + (number?.width ?? 0) + 8)
  })
})

test('the header stays at the top, with the logo home, seven links and the current page marked', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/about')
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: 'Örnek Kepenk, ana sayfa' })).toHaveAttribute(
    'href',
    '/',
  )
  const links = header.getByRole('navigation').getByRole('link')
  await expect(links).toHaveText([
    'Ana Sayfa',
    'Hizmetlerimiz',
    'Projelerimiz',
    'Konfiguratör',
    'Blog',
    'Hakkımızda',
    'İletişim',
  ])
  await expect(header.locator('[aria-current="page"]')).toHaveText('Hakkımızda')
  await footer(page).scrollIntoViewIfNeeded()
  await expect.poll(async () => (await header.boundingBox())?.y).toBe(0)
})

test('the footer describes the company, links the pages and the legal texts, and names year and maker', async ({
  page,
}) => {
  await page.goto('/about')
  await expect(footer(page)).toContainText('Güçlü yapılar, estetik detaylar.')
  await expect(
    footer(page).getByRole('navigation', { name: 'Hızlı bağlantılar' }).getByRole('link'),
  ).toHaveCount(7)
  await expect(footer(page).getByRole('link', { name: '0500' })).toHaveAttribute('href', TEL)
  await expect(footer(page).getByRole('link', { name: /^bilgi@/u })).toHaveAttribute(
    'href',
    /^mailto:bilgi@/u,
  )
  await expect(footer(page)).toContainText('Kadıköy, İstanbul')
  await expect(footer(page)).toContainText('İstanbul, Kocaeli, Yalova, Sakarya, Bursa')
  for (const [name, address] of [
    ['Gizlilik Politikası', '/privacy-policy'],
    ['Çerez Politikası', '/cookie-policy'],
  ] as const) {
    await expect(footer(page).getByRole('link', { name })).toHaveAttribute('href', address)
  }
  await expect(footer(page)).toContainText('© 2025 Örnek Kepenk')
  await expect(footer(page)).toContainText('Geliştiren: Stüdyo Adı')
})

test('social accounts without an address are marked as coming soon', async ({ page }) => {
  await page.goto('/about')
  const accounts = footer(page).getByRole('list', { name: 'Sosyal medya hesapları' })
  await expect(accounts.getByRole('listitem')).toHaveText([
    'Instagram, yakında',
    'Facebook, yakında',
  ])
  await expect(accounts.getByRole('link')).toHaveCount(0)
})

for (const width of [360, 820, 1440]) {
  test(`calling is bottom left and the chat bottom right at ${String(width)} px, at every scroll position`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/about')
    const call = corner(page).getByRole('link', { name: 'Hemen arayın' })
    const chat = corner(page).getByRole('link', { name: 'WhatsApp' })
    await expect(call).toHaveAttribute('href', TEL)
    await expect(chat).toHaveAttribute('href', GREETING)
    for (const end of [0, 100_000]) {
      await page.evaluate((y) => {
        scrollTo(0, y)
      }, end)
      const left = await call.boundingBox()
      const right = await chat.boundingBox()
      expect(left?.x).toBeLessThan(width / 2)
      expect(right?.x).toBeGreaterThanOrEqual(width / 2)
      for (const box of [left, right]) {
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(740)
        expect(box?.height).toBeGreaterThanOrEqual(48)
      }
    }
  })
}

test('the chat button explains itself on a desktop, on hover and on focus, until Escape', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/about')
  const chat = corner(page).getByRole('link', { name: 'WhatsApp' })
  const tip = corner(page).getByText('WhatsApp’tan yazın')
  await expect(tip).toBeHidden()
  await chat.hover()
  await expect(tip).toBeVisible()
  await tip.hover()
  await expect(tip).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(tip).toBeHidden()
  await page.mouse.move(700, 300)
  await corner(page).getByRole('link', { name: 'Hemen arayın' }).focus()
  await page.keyboard.press('Tab')
  await expect(chat).toBeFocused()
  await expect(tip).toBeVisible()
})

test('the first Tab offers the way past the header', async ({ page }) => {
  await page.goto('/about')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'İçeriğe geç' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

const scrolledTo = (page: Page) => page.evaluate(() => Math.round(scrollY))
async function scrollBy(page: Page, top: number) {
  await page.evaluate((y) => {
    scrollTo({ top: y, behavior: 'instant' })
  }, top)
  await expect.poll(() => scrolledTo(page)).toBe(top)
}

test('focus that walks through the header leaves the page where it is', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/services')
  await scrollBy(page, 1500)
  await page.getByRole('banner').getByRole('link', { name: 'Ana Sayfa' }).last().focus()
  for (let step = 0; step < 5; step += 1) {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('banner').locator(':focus')).toBeInViewport()
  }
  expect(await scrolledTo(page)).toBe(1500)
})

test('the menu opened, walked through and closed leaves the page where it is', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 })
  await page.goto('/services')
  await scrollBy(page, 900)
  const button = page.getByRole('button', { name: 'Menü' })
  await button.click()
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
  expect(await scrolledTo(page)).toBe(900)
})

test('on a phone the rail covers nothing at the end of the page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 667 })
  await page.goto('/about')
  await page.evaluate(() => {
    scrollTo(0, document.body.scrollHeight)
  })
  const end = await footer(page).boundingBox()
  const rail = await corner(page).boundingBox()
  expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual((rail?.y ?? 0) + 1)
})
