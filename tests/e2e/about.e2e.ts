import jsQR from 'jsqr'
import sharp from 'sharp'
import { addressLine } from '#domain/company/address.ts'
import { formatPhone } from '#lib/format.ts'
import { formatNumber } from '#lib/format-number.ts'
import { about, site, stats } from '../support/content.ts'
import { expect, test } from '../support/visitor.ts'

test.beforeEach(async ({ page }) => {
  await page.goto('/about')
})

test('the page tells the story, the vision, the mission and the three values', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(about.story.headline)
  for (const name of [about.story.title, 'Vizyonumuz', 'Misyonumuz'])
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
  for (const name of ['Kalite', 'Müşteri odaklılık', 'Güvenilirlik'])
    await expect(page.getByRole('heading', { level: 3, name })).toBeVisible()
})

test('the wide picture is there at once, and a rendered one is labelled as such', async ({
  page,
}) => {
  const main = page.getByRole('main')
  const picture = main.getByRole('img', { name: about.picture.alt })
  await expect(picture).toBeVisible()
  await expect(picture).toHaveAttribute('loading', 'eager')
  await expect(main.getByText('Temsilî görsel')).toHaveCount(about.picture.rendered ? 1 : 0)
})

test('the contact card has phone, e-mail, address and hours', async ({ page }) => {
  const card = page.getByRole('complementary', { name: 'İletişim bilgileri' })
  await expect(card.getByRole('link', { name: formatPhone(site.phone) })).toHaveAttribute(
    'href',
    `tel:${site.phone}`,
  )
  await expect(card.getByRole('link', { name: site.email })).toHaveAttribute(
    'href',
    `mailto:${site.email}`,
  )
  await expect(card).toContainText(addressLine(site))
  await expect(card).toContainText('7/24 Kepenk Hizmeti')
})

test('the figures of the company stand in the HTML as they are', async ({ page }) => {
  const html = await (await page.request.get('/about')).text()
  for (const { value } of stats.about) expect(html).toContain(`>${formatNumber(value)}<`)
  expect(html.match(/data-count-steps="125"/gu)).toHaveLength(stats.about.length)
})

for (const colorScheme of ['light', 'dark'] as const)
  test(`a phone reads the chat off the screen in the ${colorScheme} scheme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    const code = page.getByRole('img', { name: 'WhatsApp karekodu' })
    await expect(code).toHaveAttribute('width', '128')
    const { data, info } = await sharp(await code.screenshot())
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const read = jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data ?? ''
    const { origin, pathname, searchParams } = new URL(read)
    expect(origin + pathname).toBe(`https://wa.me/${site.phone.slice(1)}`)
    expect(searchParams.get('text')).toBe('Merhaba, web sitenizden yazıyorum.')
    // On a phone, whose own screen it cannot read, the code is tapped.
    await expect(page.getByRole('link', { name: /WhatsApp karekodu/u })).toHaveAttribute(
      'href',
      read,
    )
  })

test('the page needs no script to be read', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const page = await context.newPage()
  await page.goto('/about')
  await expect(page.getByRole('heading', { level: 2, name: 'Misyonumuz' })).toBeVisible()
  await expect(page.getByRole('img', { name: 'WhatsApp karekodu' })).toBeVisible()
  await context.close()
})
