import type { Page } from '@playwright/test'
import { stopClock } from '../support/clock.ts'
import { banner } from '../support/consent.ts'
import { hold } from '../support/hold.ts'
import {
  expectWelcomeLegible,
  heading,
  skip,
  loading,
  play,
  hasLoaded,
  playWithStoppedClock,
  nearTheEnd,
} from '../support/intro.ts'
import { expect, test } from '../support/visitor.ts'

test('a spinner turns every two seconds until the film has loaded, then the welcome stands there', async ({
  page,
}) => {
  const release = await hold(page, /\.(webm|mp4)$/u)
  await stopClock(page)
  await page.goto('/intro')
  await expect(loading(page)).toBeVisible()
  const cycles = await page.evaluate(() =>
    document.getAnimations().map((slat) => slat.effect?.getTiming().duration),
  )
  expect(cycles).toEqual([2000, 2000, 2000, 2000, 2000])
  release()
  await expect(loading(page)).toBeHidden()
  await expect(heading(page)).toBeVisible()
  await expect(page.getByText('Örnek Kepenk', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('listitem')).toHaveText([
    '7/24 servis',
    'Uzman ekip',
    'Kaliteli malzeme',
  ])
  await expect(play(page)).toBeVisible()
})

test('‘Geç’ appears 3 s after the film has loaded', async ({ page }) => {
  await stopClock(page)
  await page.goto('/intro')
  await hasLoaded(page)
  await page.clock.runFor(2900)
  await expect(heading(page)).toBeVisible()
  await expect(skip(page)).toBeHidden()
  await page.clock.runFor(100)
  await expect(skip(page)).toBeVisible()
  await expect(skip(page)).toHaveAttribute('href', '/')
})

for (const [width, height] of [
  [180, 370],
  [240, 493],
  [370, 180],
  [320, 568],
  [360, 640],
] as const) {
  test(`in a window of ${String(width)} × ${String(height)} px the welcome and its exits find room`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/intro')
    await expectWelcomeLegible(page)
  })
}

test('a low window scrolls the welcome and keeps the film and its exits in view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 370, height: 180 })
  await page.goto('/intro')
  await play(page).click()
  await expect(heading(page)).toBeHidden()
  await expect(page.locator('video')).toBeInViewport({ ratio: 0.99 })
  await expect(skip(page)).toBeInViewport({ ratio: 0.99 })
  await expect(page.getByRole('link', { name: '0500 000 00 00' })).toBeInViewport({ ratio: 0.99 })
})

test('a browser that loads nothing before a tap gets the welcome after 4 s and ‘Geç’ after 5 s', async ({
  page,
}) => {
  await page.addInitScript(() => {
    HTMLMediaElement.prototype.load = () => undefined
    Object.defineProperty(HTMLMediaElement.prototype, 'preload', { set: () => undefined })
  })
  await stopClock(page)
  await page.goto('/intro')
  await page.clock.runFor(3900)
  await expect(loading(page)).toBeVisible()
  await page.clock.runFor(100)
  await expect(loading(page)).toBeHidden()
  await expect(heading(page)).toBeVisible()
  await page.clock.runFor(900)
  await expect(skip(page)).toBeHidden()
  await page.clock.runFor(100)
  await expect(skip(page)).toBeVisible()
  await page.clock.runFor(30_000)
  await expect(page).toHaveURL('/intro')
  await play(page).press('Enter')
  await expect(skip(page)).toBeFocused()
})

test('the film plays without sound, with ‘Geç’ and the phone number in reach', async ({ page }) => {
  await page.goto('/intro')
  await play(page).click()
  await expect(heading(page)).toBeHidden()
  await expect(skip(page)).toBeVisible()
  await expect(page.getByRole('link', { name: '0500 000 00 00' })).toHaveAttribute(
    'href',
    'tel:+905000000000',
  )
  const film = page.locator('video')
  expect(await film.evaluate((element: HTMLVideoElement) => element.muted)).toBe(true)
  expect(await film.getAttribute('playsinline')).not.toBeNull()
  await expect(film.locator('source')).toHaveCount(2)
  await skip(page).click()
  await page.waitForURL('/')
})

test('in the last seconds of the film the mark settles where the farewell shows it', async ({
  page,
}) => {
  await playWithStoppedClock(page)
  const mark = page.getByText('Örnek Kepenk').filter({ visible: true })
  const place = async () => {
    const box = await mark.boundingBox()
    return box && [box.x, box.y].map(Math.round)
  }
  const film = page.locator('video')
  await film.evaluate((element: HTMLVideoElement) => {
    element.playbackRate = 0.1
    element.currentTime = element.duration - 4
  })
  await expect(heading(page)).toBeHidden()
  await expect(mark).toHaveCount(0)
  await film.evaluate((element: HTMLVideoElement) => {
    element.currentTime = element.duration - 2
  })
  await expect(mark).toBeVisible()
  await expect(page.getByText('yönlendiriliyorsunuz')).toBeHidden()
  await page.evaluate(async () => {
    await Promise.all(document.getAnimations().map(({ finished }) => finished))
  })
  const settled = await place()
  await nearTheEnd(page)
  await expect(page.getByText('Ana sayfaya yönlendiriliyorsunuz...')).toBeVisible()
  expect(await place()).toEqual(settled)
})

test('when the film ends, a panel says where the visitor is taken, and after 1 s it is so', async ({
  page,
}) => {
  await playWithStoppedClock(page)
  await nearTheEnd(page)
  await expect(page.getByText('Ana sayfaya yönlendiriliyorsunuz...')).toBeVisible()
  await page.getByRole('link', { name: '0500 000 00 00' }).click({ trial: true })
  await page.clock.runFor(900)
  await expect(page).toHaveURL('/intro')
  await page.clock.runFor(100)
  await page.waitForURL('/')
})

/** A network so slow that nothing answers: how often the page has set out for somewhere. */
async function neverArrive(page: Page) {
  await page.evaluate(() => {
    navigation.addEventListener('navigate', (event) => {
      event.preventDefault()
      document.body.dataset['departures'] = String(
        Number(document.body.dataset['departures'] ?? 0) + 1,
      )
    })
  })
  return () => page.locator('body').getAttribute('data-departures')
}

test('on the way home a second press, the end of the film and its failure change nothing', async ({
  page,
}) => {
  await playWithStoppedClock(page)
  await page.clock.runFor(3000)
  const departures = await neverArrive(page)
  await skip(page).click()
  expect(await departures()).toBe('1')
  const film = page.locator('video')
  expect(await film.evaluate((element: HTMLVideoElement) => element.paused)).toBe(true)
  await expect(heading(page)).toBeHidden()
  await skip(page).click()
  for (const sign of ['progress', 'error', 'ended'])
    await film.evaluate((element, name) => element.dispatchEvent(new Event(name)), sign)
  await page.clock.runFor(4000)
  await page.keyboard.press('Escape')
  expect(await departures()).toBe('1')
  await page.getByRole('link', { name: '0500 000 00 00' }).click({ trial: true })
})

test('who still stands there after 5 s, or has come back from elsewhere, finds a way out again', async ({
  page,
}) => {
  await playWithStoppedClock(page)
  await page.clock.runFor(3000)
  const departures = await neverArrive(page)
  await skip(page).click()
  await page.clock.runFor(5001)
  expect(await departures()).toBe('1')
  await skip(page).click()
  expect(await departures()).toBe('2')
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await expect(heading(page)).toBeVisible()
  await expect(play(page)).toBeVisible()
  await skip(page).click()
  expect(await departures()).toBe('3')
})

test('the intro stays out of search engines, without header, footer and banner', async ({
  page,
}) => {
  await page.goto('/intro')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, follow')
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await expect(banner(page)).toHaveCount(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, seenIntro: false })
  test('the intro shows ‘Geç’ and the phone number, and pages stay where they are', async ({
    page,
  }) => {
    await page.goto('/intro')
    await expect(heading(page)).toBeVisible()
    await expect(loading(page)).toBeHidden()
    await expect(play(page)).toBeHidden()
    await expect(page.getByRole('link', { name: '0500 000 00 00' })).toBeVisible()
    await skip(page).click()
    await expect(page).toHaveURL('/')
  })
})

test.describe('in the wider reserve font', () => {
  test.use({ expectedMessages: /ERR_FAILED/u })

  for (const [width, height] of [
    [320, 568],
    [320, 600],
    [360, 560],
  ] as const) {
    test(`a phone of ${String(width)} by ${String(height)} shows the welcome and both exits at once`, async ({
      page,
    }) => {
      await page.route('**/*.woff2', (route) => route.abort())
      await page.setViewportSize({ width, height })
      await page.goto('/intro')
      const exits = page.getByRole('link')
      await expect(exits).toHaveCount(2)
      for (const exit of await exits.all()) await expect(exit).toBeInViewport({ ratio: 1 })
      await expect(play(page)).toBeInViewport({ ratio: 1 })
      const [above, below] = [await play(page).boundingBox(), await exits.first().boundingBox()]
      expect((above?.y ?? height) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0)
    })
  }
})
