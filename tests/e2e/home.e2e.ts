import type { Locator, Page } from '@playwright/test'
import { FAULT_POST } from '../support/blog.ts'
import { home, serviceArea, site } from '../support/content.ts'
import { sidewaysOverflow } from '../support/overflow.ts'
import { expect, test } from '../support/visitor.ts'

const { slogan, phone, chat } = site

const FIGURES = [
  ['%98', 'müşteri memnuniyeti'],
  ['24saat', 'hızlı servis'],
  ['%100', 'kalite garantisi'],
  ['15yıl', 'deneyim'],
  ['500+', 'mutlu müşteri'],
] as const

const main = (page: Page) => page.getByRole('main')
const slogans = (page: Page) => page.getByRole('heading', { level: 1, name: slogan })
const numbers = (page: Page) => main(page).locator(`a[href="tel:${phone}"]`)
const design = (page: Page) => main(page).getByRole('link', { name: 'Kepenginizi tasarlayın' })
const contact = (page: Page) => main(page).getByRole('link', { name: 'İletişime geçin' })
const figureOf = (page: Page, label: string) =>
  main(page).getByRole('listitem').filter({ hasText: label })

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (box === null) throw new Error('nothing to measure')
  return { top: box.y, bottom: box.y + box.height }
}

test('the slogan, the number and the two ways on open the page', async ({ page }) => {
  await page.goto('/')
  await expect(slogans(page)).toBeVisible()
  await expect(numbers(page).first()).toBeVisible()
  await expect(design(page)).toHaveAttribute('href', '/configurator')
  await expect(contact(page)).toHaveAttribute('href', '/contact')
})

for (const [width, height] of [
  [320, 568],
  [360, 740],
  [390, 667],
  [820, 1180],
  [1440, 900],
  [1920, 1080],
] as const) {
  test.describe(`on a window of ${String(width)} × ${String(height)}`, () => {
    test.use({ viewport: { width, height }, contextOptions: { reducedMotion: 'reduce' } })

    const holds = async ({ page }: { page: Page }) => {
      await page.goto('/')
      const rail = page.getByRole('link', { name: 'Hemen arayın' })
      const end = width < 1200 ? (await boxOf(rail)).top : height
      const { bottom: start } = await boxOf(page.getByRole('banner'))
      for (const part of [slogans(page), numbers(page).first(), design(page), contact(page)]) {
        const { top, bottom } = await boxOf(part)
        expect(top).toBeGreaterThanOrEqual(start)
        expect(bottom).toBeLessThanOrEqual(end)
      }
      const { top } = await boxOf(main(page).getByRole('heading', { level: 2 }).first())
      expect(top).toBeGreaterThanOrEqual(end)
      expect(await sidewaysOverflow(page)).toEqual([])
    }
    test('the first view is full, and nothing that counts is cut or covered', holds)

    test.describe('without the font of the site', () => {
      test.use({ expectedMessages: /^error: Failed to load resource: net::ERR_FAILED$/u })
      test.beforeEach(({ page }) => page.route('**/*.woff2', (route) => route.abort()))
      test('the same is true', holds)
    })
  })
}

test('before the curtain has moved, the slogan can be read above the number', async ({ page }) => {
  await page.goto('/')
  const moving = await page.evaluate(() => {
    const animations = document
      .getAnimations()
      .filter(({ timeline }) => timeline === document.timeline)
    for (const animation of animations) {
      animation.pause()
      animation.currentTime = 0
    }
    return animations.length
  })
  expect(moving).toBeGreaterThan(0)
  const slogan = await boxOf(slogans(page))
  expect(slogan.top).toBeGreaterThan((await boxOf(page.getByRole('banner'))).bottom)
  expect(slogan.bottom).toBeLessThan((await boxOf(numbers(page).first())).top)
})

test('the curtain goes on opening with the scroll, and stays for those who asked for stillness', async ({
  page,
}) => {
  const wayOfTheSlogan = async () => {
    await page.goto('/')
    const before = await boxOf(slogans(page))
    await page.mouse.wheel(0, 200)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(200)
    return before.top - (await boxOf(slogans(page))).top
  }
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await wayOfTheSlogan()).toBeCloseTo(200, 0)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  expect(await wayOfTheSlogan()).toBeGreaterThan(230)
})

test('security, quality and aesthetics are the three reasons', async ({ page }) => {
  await page.goto('/')
  for (const reason of ['Güvenlik', 'Kalite', 'Estetik']) {
    await expect(main(page).getByRole('heading', { level: 3, name: reason })).toBeVisible()
  }
})

test('a stuck shutter gets four cards, a call and a chat', async ({ page }) => {
  await page.goto('/')
  for (const fault of ['Kapanmıyor', 'Açılmıyor', 'Motor çalışmıyor', 'Raydan çıktı']) {
    await expect(main(page).getByRole('heading', { level: 3, name: fault })).toBeVisible()
  }
  await expect(main(page).getByRole('link', { name: 'Acil servisi arayın' })).toHaveAttribute(
    'href',
    `tel:${phone}`,
  )
  await expect(main(page).getByRole('link', { name: 'Fotoğrafını gönderin' })).toHaveAttribute(
    'href',
    `https://wa.me/${phone.replace('+', '')}?text=${encodeURIComponent(chat.fault)}`,
  )
})

test('from the emergency band a click leads to what to do before calling', async ({ page }) => {
  const { guide } = home.emergency
  await page.goto('/')
  await main(page)
    .getByRole('link', { name: guide?.label ?? '' })
    .click()
  await expect(page).toHaveURL(`/blog/${guide?.post ?? ''}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(FAULT_POST.title)
})

test('whoever listens hears the services and every district of the Anadolu side', async ({
  page,
}) => {
  await page.goto('/')
  const sentences = page.getByRole('region', { name: 'İstanbul Anadolu Yakası kepenk hizmetleri' })
  const districts = serviceArea.provinces.filter(({ side }) => side === 'Anadolu Yakası')
  expect(districts).toHaveLength(1)
  for (const district of districts.flatMap((province) => province.districts)) {
    await expect(sentences).toContainText(district)
  }
  for (const service of ['Kepenk Sistemleri', 'Acil Servis ve 7/24 Destek']) {
    await expect(sentences).toContainText(service)
  }
  await expect(sentences.getByRole('paragraph')).toHaveText([/\.$/u, /\.$/u, /\.$/u])
})

test('what is written for listeners is drawn from the start, for nobody scrolls to it', async ({
  page,
}) => {
  await page.goto('/')
  const isDrawn = await page
    .getByRole('heading', { name: 'İstanbul Anadolu Yakası kepenk hizmetleri' })
    .evaluate((heading) => heading.checkVisibility({ contentVisibilityAuto: true }))
  expect(isDrawn).toBe(true)
})

test('once the page has settled all of it is drawn, also what nobody has come near', async ({
  page,
}) => {
  await page.goto('/')
  const hidden = () =>
    main(page)
      .locator('section > *')
      .evaluateAll((parts) =>
        parts
          .filter((part) => !part.checkVisibility({ contentVisibilityAuto: true }))
          .map(({ textContent }) => textContent),
      )
  await expect.poll(hidden).toEqual([])
})

test('the teaser leads to the company’s story', async ({ page }) => {
  await page.goto('/')
  await main(page).getByRole('link', { name: 'Daha fazla bilgi' }).click()
  await expect(page).toHaveURL('/about')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the figures are right and the film has the browser’s own controls', async ({ page }) => {
    await page.goto('/')
    for (const [shown, label] of FIGURES) {
      await expect(figureOf(page, label)).toContainText(shown)
    }
    await expect(page.getByLabel('Tanıtım filmi')).toHaveAttribute('controls')
  })
})
