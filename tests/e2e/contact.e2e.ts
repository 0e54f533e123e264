import type { Locator } from '@playwright/test'
import { addressLine } from '#domain/company/address.ts'
import { formatLira, formatPhone } from '#lib/format.ts'
import { compare } from '#lib/turkish.ts'
import { faqs, serviceArea, site } from '../support/content.ts'
import { sidewaysOverflow } from '../support/overflow.ts'
import { expect, test } from '../support/visitor.ts'

const messageOf = async (link: Locator) =>
  new URL((await link.getAttribute('href')) ?? '').searchParams.get('text')

test.beforeEach(async ({ page }) => {
  await page.goto('/contact')
})

test('the number stands on the first screen of a phone, with call and chat', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const main = page.getByRole('main')
  const number = main.getByRole('link', { name: formatPhone(site.phone) }).first()
  const call = main.getByRole('link', { name: 'Hemen arayın' })
  const chat = main.getByRole('link', { name: 'WhatsApp’tan yazın', exact: true })
  for (const link of [number, call, chat]) await expect(link).toBeInViewport({ ratio: 1 })
  for (const link of [number, call]) await expect(link).toHaveAttribute('href', `tel:${site.phone}`)
  expect(await messageOf(chat)).toBe(
    'Merhaba, kepenk hizmetleriniz hakkında bilgi almak istiyorum.',
  )
})

test('whose shutter is stuck finds the message for it and what to read before', async ({
  page,
}) => {
  const main = page.getByRole('main')
  const photo = main.getByRole('link', { name: 'Kepenk bozulduysa fotoğrafını gönderin' })
  expect(await messageOf(photo)).toBe(site.chat.fault)
  await expect(main.getByRole('link', { name: 'Aramadan önce üç güvenli adım' })).toHaveAttribute(
    'href',
    /^\/blog\/kepenk-yarida/u,
  )
})

test('how to reach the company and what the law asks stand under İletişim', async ({ page }) => {
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 2, name: 'İletişim' })).toBeVisible()
  const { headOffice, managers, capital } = site.company
  for (const [name, fact] of [
    ['Telefon', formatPhone(site.phone)],
    ['E-posta', site.email],
    ['Adres', addressLine(site)],
    ['Çalışma saatleri', '7/24 Kepenk Hizmeti'],
    ['Ticaret unvanı', site.company.legalName],
    ['MERSİS numarası', site.company.mersis],
    ['Ticaret sicili', site.company.tradeRegistry],
    ['Vergi dairesi', site.company.taxOffice],
    ['Vergi numarası', site.company.taxNumber],
    ['KEP adresi', site.company.kep],
    ['Merkez', headOffice],
    ['Yöneticiler', managers?.join(', ')],
    ['Taahhüt edilen sermaye', capital && formatLira(capital.subscribed)],
    ['Ödenen sermaye', capital && formatLira(capital.paid)],
  ] as const) {
    if (fact === undefined) continue
    const term = page.getByRole('term').filter({ hasText: new RegExp(`^${name}$`, 'u') })
    await expect(main.locator('div:has(> dt)').filter({ has: term })).toHaveText(`${name}${fact}`)
  }
})

test('the FAQ answers installation time, warranty, payment and service area', async ({ page }) => {
  const groups = page.getByRole('main').getByRole('group')
  await expect(groups).toHaveCount(faqs.length)
  for (const [question, answer] of [
    [
      'Montaj ne kadar sürer?',
      /Keşif ve ölçü 1\sgün.*1.–.2\sgünde.*3.–.5\sgünde.*test yarım\sgün.*Acil durumda hızlı montaj/u,
    ],
    ['Garanti var mı?', /2\syıl garantilidir/u],
    ['Ödeme nasıl yapılır?', /%50.*%50/u],
    ['Hangi bölgelere geliyorsunuz?', /35\skm.*Kocaeli, Yalova, Sakarya ve Bursa/u],
  ] as const) {
    const group = groups.filter({ hasText: question })
    if ((await group.getAttribute('open')) === null) await group.getByText(question).click()
    await expect(group.getByText(answer)).toBeVisible()
    await expect(
      page.getByRole('paragraph').filter({ hasText: answer, visible: true }),
    ).toHaveCount(1)
  }
})

test('the FAQ opens with the keyboard, one answer at a time', async ({ page }) => {
  const [first, second] = faqs
  await page.locator('summary').nth(1).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(second?.answer ?? '')).toBeVisible()
  await expect(page.getByText(first?.answer ?? '')).toBeHidden()
})

test('another question can be sent by chat', async ({ page }) => {
  const link = page.getByRole('link', { name: 'Sorunuzu WhatsApp’tan yazın' })
  expect(await messageOf(link)).toBe('Merhaba, bir sorum var:')
  await expect(link).toHaveAttribute('href', /^https:\/\/wa\.me\/90\d{10}\?text=[^+ ]+$/u)
})

test('the service area is drawn, and every district is named in Turkish order', async ({
  page,
}) => {
  await expect(
    page.getByRole('img', { name: /merkezin çevresinde yarıçapı 35\skm olan daire/u }),
  ).toBeVisible()
  const main = page.getByRole('main')
  for (const { name, side, districts } of serviceArea.provinces) {
    await expect(main.getByRole('term').filter({ hasText: side ?? name })).toBeVisible()
    await expect(main).toContainText(districts.toSorted(compare).join(', '))
  }
})

test('the way to the company is one link, outside the map and before it', async ({ page }) => {
  const link = page.getByRole('link', { name: `Yol tarifi alın (${site.map.provider})` })
  const { latitude, longitude } = site.location
  await expect(link).toHaveAttribute('href', new RegExp(`${String(latitude)},${String(longitude)}`))
  await expect(link.locator('xpath=following::iframe')).toHaveAttribute('title', /^Harita: /u)
})

test('the map frame shows our drawing first and names the provider', async ({ page }) => {
  const frame = page.getByTitle(`Harita: ${site.brand}, ${addressLine(site)}`)
  await frame.scrollIntoViewIfNeeded()
  const map = frame.contentFrame()
  await expect(
    map.getByText(
      `Harita sağlayıcısı: ${site.map.provider}. Harita bu sağlayıcının sunucusundan yüklenir.`,
    ),
  ).toBeVisible()
  const box = await map.getByRole('link', { name: 'Haritayı aç' }).boundingBox()
  expect(box?.height).toBeGreaterThanOrEqual(48)
})

for (const width of [320, 360, 820])
  test(`nothing leaves the window sideways at ${String(width)} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 })
    expect(await sidewaysOverflow(page)).toEqual([])
  })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the FAQ opens and the map frame keeps its link', async ({ page }) => {
    const warranty = page.getByRole('group').filter({ hasText: 'Garanti var mı?' })
    await expect(warranty.getByRole('paragraph')).toBeHidden()
    await warranty.getByText('Garanti var mı?').click()
    await expect(warranty.getByRole('paragraph')).toBeVisible()
    await expect(
      page
        .getByTitle(/^Harita: /u)
        .contentFrame()
        .getByRole('link', { name: 'Haritayı aç' }),
    ).toHaveAttribute('href', /^https:\/\//u)
  })
})
