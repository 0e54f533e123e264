import { projects } from '../support/content.ts'
import {
  caption,
  dot,
  expectProject,
  gallery,
  last,
  next,
  openGallery,
  openGalleryWithClock,
  startFromSecond,
} from '../support/gallery.ts'
import { expect, test } from '../support/visitor.ts'

const SECOND_TITLE = projects[1]?.title ?? ''

test('the carousel moves on every four seconds, also after an arrow or a dot', async ({ page }) => {
  await openGalleryWithClock(page)
  await startFromSecond(page)
  await page.clock.runFor(3900)
  await expectProject(page, 2)
  await page.clock.runFor(200)
  await expectProject(page, 3)
  await page.clock.runFor(4000)
  await expectProject(page, 4)
})

test('a slide takes half a second', async ({ page }) => {
  await openGalleryWithClock(page)
  await startFromSecond(page)
  await page.clock.runFor(2000)
  const width = (await gallery(page).boundingBox())?.width ?? 0
  const start = (await caption(page, 2).boundingBox())?.x ?? 0
  const travelled = async () => (start - ((await caption(page, 2).boundingBox())?.x ?? 0)) / width
  await next(page).dispatchEvent('click')
  await page.clock.runFor(200)
  expect(await travelled()).toBeGreaterThan(0.4)
  expect(await travelled()).toBeLessThan(0.9)
  await page.clock.runFor(300)
  expect(await travelled()).toBeGreaterThan(0.97)
})

test('a mouse over the carousel pauses it for as long as it is there', async ({ page }) => {
  await openGalleryWithClock(page)
  await startFromSecond(page)
  await gallery(page).hover()
  await page.clock.runFor(9000)
  await expectProject(page, 2)
  await page.mouse.move(5, 5)
  await page.clock.runFor(4100)
  await expectProject(page, 3)
})

test.describe('a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })
  test('a tap on a photograph does not pause the carousel for good', async ({ page }) => {
    await openGalleryWithClock(page)
    await startFromSecond(page)
    await page.clock.runFor(1500)
    await caption(page, 2).tap()
    await page.clock.runFor(4100)
    await expectProject(page, 3)
  })
})

test('keyboard focus pauses the carousel, and it goes on when the focus leaves', async ({
  page,
}) => {
  await openGalleryWithClock(page)
  await startFromSecond(page)
  await page.keyboard.press('Tab')
  await next(page).focus()
  await page.clock.runFor(9000)
  await expectProject(page, 2)
  await next(page).blur()
  await page.clock.runFor(4100)
  await expectProject(page, 3)
})

test('a click on an arrow takes the focus from the keyboard, and the carousel goes on', async ({
  page,
}) => {
  await openGalleryWithClock(page)
  await startFromSecond(page)
  await page.keyboard.press('Tab')
  await page.getByRole('button', { name: 'Geçişi durdur' }).focus()
  await page.clock.runFor(9000)
  await expectProject(page, 2)
  await next(page).click()
  await page.mouse.move(5, 5)
  await page.clock.runFor(600)
  await expectProject(page, 3)
  await page.clock.runFor(4100)
  await expectProject(page, 4)
})

test('the pause button stops the carousel and starts it again', async ({ page }) => {
  await openGalleryWithClock(page)
  await startFromSecond(page)
  await page.getByRole('button', { name: 'Geçişi durdur' }).dispatchEvent('click')
  const start = page.getByRole('button', { name: 'Geçişi başlat' })
  await expect(start).toBeVisible()
  await page.clock.runFor(9000)
  await expectProject(page, 2)
  // Whoever starts it with the keyboard has the focus inside, and means it.
  await page.keyboard.press('Tab')
  await start.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Geçişi durdur' })).toBeFocused()
  await page.clock.runFor(4100)
  await expectProject(page, 3)
})

test('the carousel rests while it is off the screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 })
  await openGalleryWithClock(page)
  await page.getByRole('contentinfo').getByRole('link').last().scrollIntoViewIfNeeded()
  await expect(caption(page, 1)).not.toBeInViewport()
  await startFromSecond(page)
  await page.clock.runFor(9000)
  await expectProject(page, 2)
  await gallery(page).evaluate((element) => {
    element.scrollIntoView()
  })
  await expect(page.getByText(`Proje 2 / ${String(last)}`, { exact: true })).toBeInViewport()
  await expect(page.locator('[aria-live="off"]')).toBeAttached()
  await page.clock.runFor(4100)
  await expectProject(page, 3)
})

test.describe('a visitor who asked for stillness', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })
  test('sees no slide move by itself, and may start it', async ({ page }) => {
    await openGalleryWithClock(page)
    await expect(page.getByRole('button', { name: 'Geçişi başlat' })).toBeVisible()
    await startFromSecond(page)
    await page.clock.runFor(9000)
    await expectProject(page, 2)
    await page.getByRole('button', { name: 'Geçişi başlat' }).dispatchEvent('click')
    await expect(page.getByRole('button', { name: 'Geçişi durdur' })).toBeVisible()
    await page.clock.runFor(4100)
    await expectProject(page, 3)
  })
})

test('what is shown is spoken only while the carousel rests', async ({ page }) => {
  await openGallery(page)
  const spoken = gallery(page).locator('[aria-live]')
  await expect(spoken).toHaveAttribute('aria-live', 'off')
  await page.getByRole('button', { name: 'Geçişi durdur' }).click()
  await next(page).click()
  await expect(spoken).toHaveAttribute('aria-live', 'polite')
  await expect(spoken).toHaveText(`Proje 2 / ${String(last)}, ${SECOND_TITLE}`)
})

test('a drag goes to the next project', async ({ page }) => {
  await openGallery(page)
  const box = await caption(page, 1).boundingBox()
  const [x, y] = [box?.x ?? 0, (box?.y ?? 0) - 60]
  await page.mouse.move(x + 400, y)
  await page.mouse.down()
  await page.mouse.move(x + 200, y, { steps: 5 })
  await page.mouse.move(x, y, { steps: 5 })
  await page.mouse.up()
  await expectProject(page, 2)
  await expect(dot(page, 2)).toBeVisible()
})
