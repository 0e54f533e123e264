import {
  caption,
  dot,
  expectProject,
  gallery,
  last,
  next,
  openGallery,
  openGalleryWithClock,
  picture,
  slide,
  startFromSecond,
} from '../support/gallery.ts'
import { hold } from '../support/hold.ts'
import { translate } from '../support/translate.ts'
import { expect, test } from '../support/visitor.ts'

declare global {
  interface Window {
    shiftOfTheTest?: number
  }
}

test('nothing shifts in a whole round of the carousel, by itself and with the pointer still', async ({
  page,
}) => {
  await page.setViewportSize({ width: 820, height: 1300 })
  await openGalleryWithClock(page)
  await startFromSecond(page)
  await page.clock.runFor(1500)
  await page.evaluate(() => {
    window.shiftOfTheTest = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        window.shiftOfTheTest = (window.shiftOfTheTest ?? 0) + entry.value
      }
    }).observe({ type: 'layout-shift' })
  })
  const placeOf = async () => [
    await next(page).boundingBox(),
    await page.getByRole('contentinfo').boundingBox(),
  ]
  const before = await placeOf()
  for (let slide = 0; slide < last; slide += 1) await page.clock.runFor(4000)
  await expectProject(page, 2)
  expect(await placeOf()).toEqual(before)
  expect(await page.evaluate(() => window.shiftOfTheTest)).toBe(0)
})

test('the seam between the last project and the first shows no hole', async ({ page }) => {
  await openGalleryWithClock(page)
  await dot(page, last).dispatchEvent('click')
  await page.clock.runFor(2000)
  await next(page).dispatchEvent('click')
  const frame = await gallery(page).boundingBox()
  const [left, width] = [frame?.x ?? 0, frame?.width ?? 0]
  for (let step = 0; step < 10; step += 1) {
    const pictures = await Promise.all([last, 1].map((number) => slide(page, number).boundingBox()))
    const shown = pictures.map((box) =>
      Math.max(
        0,
        Math.min((box?.x ?? 0) + (box?.width ?? 0), left + width) - Math.max(box?.x ?? 0, left),
      ),
    )
    expect(shown.reduce((sum, part) => sum + part, 0)).toBeGreaterThan(width - 1)
    await page.clock.runFor(60)
  }
  await expect(caption(page, 1)).toBeAttached()
})

test('a wide photograph gets a lower frame, and the controls stay where they are', async ({
  page,
}) => {
  await page.setViewportSize({ width: 820, height: 1300 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // The second photograph becomes a panorama.
  await page.route('**/portfolio', async (route) => {
    const response = await route.fetch()
    let seen = 0
    const body = (await response.text()).replaceAll('viewBox="0 0 1600 1000"', (shape) =>
      (seen += 1) === 2 ? 'viewBox="0 0 2400 1000"' : shape,
    )
    await route.fulfill({ response, body })
  })
  await openGallery(page)
  const heightOf = async (number: number) =>
    (await picture(page, number).boundingBox())?.height ?? 0
  const [usual, controls] = [await heightOf(1), await next(page).boundingBox()]
  await next(page).dispatchEvent('click')
  await expect(caption(page, 2)).toBeInViewport()
  expect(await heightOf(2)).toBeLessThan(usual * 0.7)
  expect(await next(page).boundingBox()).toEqual(controls)
})

test('the first photograph comes first, its neighbours ahead of need, the others not yet', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'image') asked.push(request.url())
  })
  await openGallery(page)
  await expect(picture(page, 1)).toHaveAttribute('loading', 'eager')
  await expect(picture(page, 1)).toHaveAttribute('fetchpriority', 'high')
  for (const number of [2, last]) {
    await expect(caption(page, number)).not.toBeInViewport()
    await expect
      .poll(() => picture(page, number).evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
  }
  await expect(picture(page, 15)).toHaveAttribute('loading', 'lazy')
  expect(await picture(page, 15).evaluate((image: HTMLImageElement) => image.currentSrc)).toBe('')
  expect(asked.length).toBeLessThan(6)
})

test('elsewhere than on a phone a photograph is 16:10 and at most 42 rem high', async ({
  page,
}) => {
  for (const [width, height] of [
    [820, 1180],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    await openGallery(page)
    const box = await picture(page, 1).boundingBox()
    expect(box?.height).toBeCloseTo(Math.min((box?.width ?? 0) / 1.6, 42 * 16), 0)
  }
})

test('a visitor who swiped before the carousel ran stays at that project', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const release = await hold(page, /gallery\.client/u)
  await page.goto('/portfolio')
  await caption(page, 4).evaluate((element) => {
    element.scrollIntoView({ inline: 'center', block: 'center' })
  })
  await expect(caption(page, 4)).toBeInViewport()
  release()
  await expectProject(page, 4)
  await expect(caption(page, 4)).toBeInViewport()
})

test('the carousel goes on in a page that a translator has rewritten', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openGallery(page)
  await translate(page)
  await page.getByRole('button', { name: 'Geçişi başlat' }).click()
  await page.getByRole('button', { name: 'Geçişi durdur' }).click()
  for (let step = 2; step < 6; step += 1) {
    await next(page).click()
    await expectProject(page, step)
  }
})
