import { FAULT_POST } from '../support/blog.ts'
import { expect, test } from '../support/visitor.ts'

const TITLES = [
  'Kepenk Sistemleri',
  'Panjur Sistemleri',
  'Kumanda ve Otomasyon',
  'Bakım ve Onarım',
  'Acil Servis ve 7/24 Destek',
  'Yedek Parça ve Aksesuar',
]
const KEYS = [
  'kepenk-sistemleri',
  'panjur-sistemleri',
  'kumanda-otomasyon',
  'bakim-onarim',
  'acil-servis-7-24-destek',
  'yedek-parca-aksesuar',
]

test('six services stand in the owner’s order, each with its key, its picture and its words', async ({
  page,
}) => {
  await page.goto('/services')
  const cards = page.getByRole('region', { name: 'Hizmetler' }).getByRole('article')
  await expect(cards.getByRole('heading', { level: 2 })).toHaveText(TITLES)
  for (const [index, key] of KEYS.entries()) {
    const card = page.locator(`#${key}`)
    await expect(card.getByRole('heading', { level: 2 })).toHaveText(TITLES[index] ?? '')
    await expect(card.getByRole('img')).toHaveAttribute('src', new RegExp(`/${key}\\.`, 'u'))
    await expect(card.getByRole('paragraph').first()).not.toBeEmpty()
  }
})

test('the first picture comes first, the others when they are near', async ({ page }) => {
  await page.goto('/services')
  const pictures = page.getByRole('main').locator('img')
  await expect(pictures.first()).toHaveAttribute('fetchpriority', 'high')
  for (const picture of (await pictures.all()).slice(1))
    await expect(picture).toHaveAttribute('loading', 'lazy')
})

test('each card leads to what helps: configurator, a question or the phone', async ({ page }) => {
  await page.goto('/services')
  const linkOf = (key: string) => page.locator(`#${key}`).getByRole('link')
  await expect(linkOf('kepenk-sistemleri')).toHaveAttribute('href', '/configurator')
  const emergency = linkOf('acil-servis-7-24-destek')
  await expect(emergency).toHaveCount(2)
  await expect(emergency.first()).toHaveAttribute('href', /^tel:\+90\d{10}$/u)
  const fault = new URL((await emergency.last().getAttribute('href')) ?? '')
  expect(fault.searchParams.get('text')).toMatch(/^Merhaba, kepengimiz bozuldu\./u)
  const address = new URL((await linkOf('bakim-onarim').getAttribute('href')) ?? '')
  expect(address.origin).toBe('https://wa.me')
  expect(address.searchParams.get('text')).toBe('Merhaba, bir sorum var:\nKonu: Bakım ve Onarım')
})

test('the emergency service tells what to do before calling', async ({ page }) => {
  await page.goto('/services')
  const card = page.locator('#acil-servis-7-24-destek')
  await card.getByText('Ayrıntılar').click()
  await card.getByRole('link', { name: 'Aramadan önce üç güvenli adım' }).click()
  await expect(page).toHaveURL(`/blog/${FAULT_POST.slug}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(FAULT_POST.title)
})

test('a card tells more on request, and only then', async ({ page }) => {
  await page.goto('/services')
  const card = page.locator('#panjur-sistemleri')
  const more = card.getByText('Panjur güvenlik kepenginin yerini tutmaz.')
  await expect(more).toBeHidden()
  await card.getByText('Ayrıntılar').click()
  await expect(more).toBeVisible()
  await expect(page).toHaveURL(/\/services$/u)
})

test('the page ends with the way to the configurator', async ({ page }) => {
  await page.goto('/services')
  const last = page.getByRole('main').getByRole('link').last()
  await expect(last).toHaveText('Kepenginizi tasarlayın')
  await expect(last).toHaveAttribute('href', '/configurator')
})
