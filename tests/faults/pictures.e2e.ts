import { projects } from '../support/content.ts'
import { dot, expectProject, openGallery, picture, slide } from '../support/gallery.ts'
import { hold } from '../support/hold.ts'
import { expect, test } from '../support/visitor.ts'

const PICTURES = /\.(avif|webp|jpe?g)$/u
const card = { ratio: 1.6, width: 390, height: 844 } as const

test.use({ expectedMessages: /ERR_FAILED/u })

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: card.width, height: card.height })
  await page.route(PICTURES, (route) => route.abort())
})

test('a service picture that fails before or after scripts run is replaced by Görsel Yok', async ({
  page,
}) => {
  await page.goto('/services')
  const cards = page.getByRole('region', { name: 'Hizmetler' }).getByRole('article')
  await expect(cards).not.toHaveCount(0)
  for (const article of await cards.all()) {
    await article.scrollIntoViewIfNeeded()
    const text = article.getByText('Görsel Yok', { exact: true })
    await expect(text).toBeVisible()
    await expect(article.getByRole('img')).toBeHidden()
  }
})

test('a picture that failed before the script arrived is replaced, too', async ({ page }) => {
  const release = await hold(page, /\.js$/u)
  const failed = page.waitForEvent('requestfailed', (request) => PICTURES.test(request.url()))
  await page.goto('/services', { waitUntil: 'commit' })
  await failed
  await expect(page.getByText('Görsel Yok').first()).toBeHidden()
  release()
  await expect(page.getByText('Görsel Yok').first()).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the alternative text stands in a box of the same size', async ({ page }) => {
    await page.goto('/services')
    const first = page.getByRole('article').first().getByRole('img')
    await expect(first).toHaveAttribute('alt', /\p{L}/u)
    const box = await first.boundingBox()
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(card.ratio, 1)
  })

  test('the portfolio keeps its frames without pictures', async ({ page }) => {
    await page.goto('/portfolio')
    const box = await picture(page, 1).boundingBox()
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(0.8, 1)
  })
})

test('a project picture that fails shows Görsel Yükleniyor... and its file name, also one that comes later', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openGallery(page)
  for (const number of [1, 20]) {
    await dot(page, number).dispatchEvent('click')
    await expectProject(page, number)
    await expect(
      slide(page, number).getByText('Görsel Yükleniyor...', { exact: true }),
    ).toBeInViewport()
    await expect(
      slide(page, number).getByText(projects[number - 1]?.file ?? '', { exact: true }),
    ).toBeVisible()
    await expect(slide(page, number).getByRole('img')).toBeHidden()
  }
})
