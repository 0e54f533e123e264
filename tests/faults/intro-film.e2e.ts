import { stopClock } from '../support/clock.ts'
import { expect, test } from '../support/visitor.ts'

const films = /\.(webm|mp4)$/u
const neverAnswer = () => new Promise<void>(() => undefined)

test.describe('a film that cannot be had', () => {
  test.use({ expectedMessages: /status of 404|ERR_/u })

  test('a missing film leads home silently', async ({ page }) => {
    await page.route(films, (route) => route.fulfill({ status: 404 }))
    await page.goto('/intro')
    await page.waitForURL('/')
  })

  test('a film that cannot be decoded leads home silently', async ({ page }) => {
    await page.route(films, (route) =>
      route.fulfill({ contentType: 'video/webm', body: 'no film at all' }),
    )
    await page.goto('/intro')
    await page.waitForURL('/')
  })

  test('a film whose sources had failed before the script ran leads home', async ({ page }) => {
    await page.route('/intro', async (route) => {
      const response = await route.fetch()
      const html = await response.text()
      await route.fulfill({
        response,
        body: html.replaceAll(/type="video\/\w+"/gu, 'type="video/nothing"'),
      })
    })
    await page.goto('/intro')
    await page.waitForURL('/')
  })
})

test('a film that gives nothing for 5 s leads home, after welcome and ‘Geç’ have shown', async ({
  page,
}) => {
  await page.route(films, neverAnswer)
  await stopClock(page)
  await page.goto('/intro', { waitUntil: 'domcontentloaded' })
  await expect(page.getByText('Yükleniyor...')).toBeVisible()
  await page.clock.runFor(4000)
  await expect(page.getByRole('heading', { name: 'Hoş geldiniz' })).toBeVisible()
  await page.clock.runFor(1100)
  await page.waitForURL('/')
})

test('a film that stalls while it plays leads home after 5 s', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLMediaElement.prototype.play = () => new Promise(() => undefined)
    Object.defineProperty(HTMLMediaElement.prototype, 'paused', { get: () => false })
  })
  await stopClock(page)
  await page.goto('/intro')
  await page.getByRole('button', { name: 'Açılış filmini oynat' }).click()
  await page.clock.runFor(5000)
  await page.waitForURL('/')
})

for (const [how, refuse] of [
  ['with a promise', () => Promise.reject(new DOMException('', 'NotAllowedError'))],
  [
    'at once',
    () => {
      throw new DOMException('', 'NotAllowedError')
    },
  ],
] as const) {
  test(`a browser that refuses to play, ${how}, gets the welcome again`, async ({ page }) => {
    await page.addInitScript(`HTMLMediaElement.prototype.play = ${refuse.toString()}`)
    await page.goto('/intro')
    const play = page.getByRole('button', { name: 'Açılış filmini oynat' })
    await play.click()
    await expect(play).toBeVisible()
    await page.getByRole('link', { name: 'Geç' }).click()
    await page.waitForURL('/')
  })
}

test.describe('a lost script', () => {
  test.use({ expectedMessages: /ERR_FAILED/u })
  test('without its script the intro shows ‘Geç’ and the phone number, no endless spinner', async ({
    page,
  }) => {
    await page.route(/_astro\/.*\.js$/u, (route) => route.abort())
    await page.goto('/intro')
    await expect(page.getByText('Yükleniyor...')).toBeHidden()
    await expect(page.getByRole('link', { name: '0500 000 00 00' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Geç' })).toBeVisible()
  })
})

test('a script that never arrives does not keep ‘Geç’ back longer than 5 s', async ({ page }) => {
  await page.route(/_astro\/.*\.js$/u, neverAnswer)
  await stopClock(page)
  await page.goto('/intro', { waitUntil: 'commit' })
  await expect(page.getByText('Yükleniyor...')).toBeVisible()
  await page.clock.runFor(5000)
  await expect(page.getByRole('link', { name: 'Geç' })).toBeVisible()
  await expect(page.getByText('Yükleniyor...')).toBeHidden()
})
