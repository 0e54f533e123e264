import { expectAccessible, resizeTo, seeWholePage } from '../support/axe.ts'
import { openBlog } from '../support/blog.ts'
import { connectBy, THRIFTY } from '../support/connection.ts'
import { contentPages } from '../support/every-page.ts'
import { openGallery } from '../support/gallery.ts'
import { settled } from '../support/settled.ts'
import { expect, test } from '../support/visitor.ts'
import { openWizard } from '../support/wizard.ts'

// End states at once: a half-faded text has no contrast to speak of.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const path of contentPages) {
  test(`axe finds nothing on ${path}, in daylight and in the dark`, async ({ page }) => {
    await page.goto(path)
    await seeWholePage(page)
    await settled(page)
    await expectAccessible(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectAccessible(page, [360, 1440], ['color-contrast'])
  })
}

test.describe('an unknown address', () => {
  test.use({ expectedMessages: /404/u })
  test('axe finds nothing on the page for it', async ({ page }) => {
    await page.goto('/boyle-bir-sayfa-yok')
    await expectAccessible(page)
  })
})

test('axe finds nothing while the menu is open', async ({ page }) => {
  await page.goto('/')
  for (const width of [360, 820]) {
    await resizeTo(page, width)
    await page.getByRole('button', { name: 'Menü' }).click()
    await expect(page.getByRole('button', { name: 'Kapat' })).toBeVisible()
    await expectAccessible(page, [width])
    await page.getByRole('button', { name: 'Kapat' }).click()
  }
})

test.describe('before a choice', () => {
  test.use({ storedConsent: null })
  test('axe finds nothing in either view of the cookie banner', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('button', { name: 'Sadece Gerekli' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Ayarlar' }).click()
    await expect(page.getByRole('button', { name: 'Tercihleri Kaydet' })).toBeVisible()
    await expectAccessible(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectAccessible(page, [360], ['color-contrast'])
  })
})

test('axe finds nothing in a post opened within the list, or in a search without results', async ({
  page,
}) => {
  await openBlog(page)
  await page.getByRole('searchbox').fill('qqqq')
  await expect(page.getByText('Aradığınız kriterlere uygun yazı bulunamadı')).toBeVisible()
  await expectAccessible(page, [360, 1440])
  await page.getByRole('searchbox').fill('')
  await page
    .getByRole('link', { name: /^Devamını Oku/u })
    .first()
    .click()
  await expect(page.getByRole('button', { name: 'Blog Listesine Dön' })).toBeVisible()
  await expectAccessible(page)
})

test('axe finds nothing on any step of the configurator', async ({ page }) => {
  const wizard = await openWizard(page)
  for (const step of [1, 2, 3, 4, 5]) {
    await expect(wizard.stepName).toContainText(`Adım ${String(step)} / 6`)
    await expectAccessible(page, step % 2 === 0 ? [360, 1440] : [820, 1440])
    await wizard.next.click()
  }
  await expect(page.getByRole('link', { name: 'Sipariş Ver' })).toBeVisible()
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page, [360], ['color-contrast'])
})

test('axe finds nothing while the carousel moves and when it is paused', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await openGallery(page)
  await expectAccessible(page, [1440])
  await page.getByRole('button', { name: 'Geçişi durdur' }).click()
  await expect(page.getByRole('button', { name: 'Geçişi başlat' })).toBeVisible()
  await expectAccessible(page)
})

test.describe('without pictures', () => {
  test.use({ expectedMessages: /ERR_FAILED/u })
  test('axe finds nothing where the texts for failed pictures stand', async ({ page }) => {
    await page.route(/\.(avif|webp|jpe?g)$/u, (route) => route.abort())
    for (const [path, text] of [
      ['/services', 'Görsel Yok'],
      ['/portfolio', 'Görsel Yükleniyor...'],
    ] as const) {
      await page.goto(path)
      await seeWholePage(page)
      await expect(page.getByText(text).first()).toBeVisible()
      await expectAccessible(page, [360, 1440])
    }
  })
})

test('axe finds nothing with forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  for (const path of ['/', '/configurator']) {
    await page.goto(path)
    await resizeTo(page, 360)
    // axe measures -webkit-text-fill-color, which reports the style sheet's colour; `color` reports what is painted.
    await page.evaluate(() => {
      for (const element of document.querySelectorAll<HTMLElement>('body, body *')) {
        const { color } = getComputedStyle(element)
        element.style.setProperty('-webkit-text-fill-color', color)
      }
    })
    await expectAccessible(page, [360])
  }
})

test.describe('the intro', () => {
  test.use({ seenIntro: false })
  test('axe finds nothing on the welcome before a way past it shows', async ({ page }) => {
    // With few bytes wished for, the film waits, and 'Geç' with it: the welcome stands still.
    await connectBy(page, THRIFTY['Save-Data'])
    await page.goto('/intro')
    await expect(page.getByRole('button', { name: /oynat/u })).toBeVisible()
    // It comes five seconds after the page at the latest: axe may be slower than that at the last widths.
    await expect(page.getByRole('link', { name: 'Geç' })).toBeHidden()
    await expectAccessible(page)
  })

  test('axe finds nothing on the welcome and while the film plays', async ({ page }) => {
    await page.goto('/intro')
    const play = page.getByRole('button', { name: /oynat/u })
    const skip = page.getByRole('link', { name: 'Geç' })
    await expect(play).toBeVisible()
    await expect(skip).toBeVisible()
    await expectAccessible(page)
    await play.click()
    await expect(skip).toBeVisible()
    await expectAccessible(page, [360])
  })
})
