import { connectBy, THRIFTY } from '../support/connection.ts'
import type { Page } from '@playwright/test'
import { media } from '../support/content.ts'
import { hold } from '../support/hold.ts'
import { expect, test } from '../support/visitor.ts'

const film = (page: Page) => page.getByLabel('Tanıtım filmi')
const isPaused = (page: Page) => film(page).evaluate((video: HTMLVideoElement) => video.paused)
const position = (page: Page) => film(page).evaluate((video: HTMLVideoElement) => video.currentTime)
const start = (page: Page) => page.getByRole('button', { name: 'Filmi oynat' })
const stop = (page: Page) => page.getByRole('button', { name: 'Filmi durdur' })

test('the film plays while it is in view, without sound, and its button stops and starts it', async ({
  page,
}) => {
  await page.goto('/')
  await expect(film(page)).toHaveJSProperty('muted', true)
  await expect(film(page)).toHaveJSProperty('loop', true)
  await film(page).scrollIntoViewIfNeeded()
  await expect(stop(page)).toBeVisible()
  await expect.poll(() => position(page)).toBeGreaterThan(0)

  await stop(page).click()
  await expect(start(page)).toBeVisible()
  expect(await isPaused(page)).toBe(true)
  await start(page).press('Enter')
  await expect(stop(page)).toBeFocused()
  expect(await isPaused(page)).toBe(false)

  await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded()
  await expect.poll(() => isPaused(page)).toBe(true)
})

test('a film that the visitor stopped stays stopped when it comes into view again', async ({
  page,
}) => {
  await page.goto('/')
  await film(page).scrollIntoViewIfNeeded()
  await stop(page).click()
  await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded()
  await expect(film(page)).not.toBeInViewport()
  await film(page).scrollIntoViewIfNeeded()
  await expect(start(page)).toBeInViewport()
  expect(await isPaused(page)).toBe(true)
})

test('nothing of the film is loaded before it comes into view', async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => {
    if (/\.(webm|mp4)$/u.test(request.url())) requests.push(request.url())
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(requests).toEqual([])
  await film(page).scrollIntoViewIfNeeded()
  await expect.poll(() => requests.length).toBeGreaterThan(0)
})

test('a film that was started before its script came is known to play', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const release = await hold(page, /promo\.client/u)
  await page.goto('/')
  await film(page).scrollIntoViewIfNeeded()
  await film(page).evaluate((video: HTMLVideoElement) => video.play())
  release()
  await expect(stop(page)).toBeVisible()
  expect(await isPaused(page)).toBe(false)
})

test('a film stops when the visitor asks for stillness meanwhile, and may be started', async ({
  page,
}) => {
  await page.goto('/')
  await film(page).scrollIntoViewIfNeeded()
  await expect(stop(page)).toBeVisible()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(start(page)).toBeVisible()
  await page.evaluate(() => {
    scrollTo({ top: 0, behavior: 'instant' })
  })
  await expect(film(page)).not.toBeInViewport()
  await film(page).scrollIntoViewIfNeeded()
  await expect(start(page)).toBeInViewport({ ratio: 1 })
  expect(await isPaused(page)).toBe(true)
  await start(page).click()
  await expect(stop(page)).toBeVisible()
})

test('whoever cannot see the film hears what it shows', async ({ page }) => {
  await page.goto('/')
  await expect(film(page)).toHaveAccessibleDescription(media.promo.description)
  await expect(film(page).locator('img')).toHaveAttribute('alt', /logosu$/u)
})

const askForLess: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  stillness: (page) => page.emulateMedia({ reducedMotion: 'reduce' }),
  'saved data': (page) => connectBy(page, THRIFTY['Save-Data']),
}
for (const [wish, ask] of Object.entries(askForLess)) {
  test(`whoever asked for ${wish} sees the logo until they start the film`, async ({ page }) => {
    await ask(page)
    await page.goto('/')
    await film(page).scrollIntoViewIfNeeded()
    await expect(start(page)).toBeInViewport()
    expect(await isPaused(page)).toBe(true)
    expect(await position(page)).toBe(0)
    await start(page).click()
    await expect.poll(() => position(page)).toBeGreaterThan(0)
    await expect(stop(page)).toBeVisible()
  })
}
