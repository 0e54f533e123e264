import type { Page } from '@playwright/test'
import { hold } from '../support/hold.ts'
import { expect, test } from '../support/visitor.ts'

const FILMS = /\.(webm|mp4)$/u
const film = (page: Page) => page.getByLabel('Tanıtım filmi')
const buttons = (page: Page) => page.getByRole('button', { name: /^Filmi / })

/** The logo stands where the film should be, and the film asks for nothing any more. */
async function expectOnlyTheLogo(page: Page) {
  await expect(buttons(page)).toHaveCount(0)
  await expect(film(page)).toBeVisible()
  await expect(film(page)).toHaveAttribute('poster', /logo/u)
  await expect(film(page)).toHaveJSProperty('readyState', 0)
  await expect(page.getByRole('link', { name: 'Daha fazla bilgi' })).toBeVisible()
}

test.describe('films that are missing', () => {
  test.use({ expectedMessages: /404/u })

  test('leave the logo and no button', async ({ page }) => {
    await page.route(FILMS, (route) => route.fulfill({ status: 404 }))
    await page.goto('/')
    await film(page).scrollIntoViewIfNeeded()
    await expectOnlyTheLogo(page)
  })
})

test('films that cannot be decoded leave the logo and no button', async ({ page }) => {
  await page.route(FILMS, (route) => route.fulfill({ contentType: 'video/webm', body: 'kepenk' }))
  await page.goto('/')
  await film(page).scrollIntoViewIfNeeded()
  await expectOnlyTheLogo(page)
})

test('films that failed before their script came leave the logo and no button', async ({
  page,
}) => {
  await page.route(FILMS, (route) => route.fulfill({ contentType: 'video/webm', body: 'kepenk' }))
  const letGo = await hold(page, /promo\.client/u)
  await page.goto('/')
  await film(page).scrollIntoViewIfNeeded()
  // By the browser's own controls, which stand until the script comes.
  await film(page).evaluate((video: HTMLVideoElement) => {
    void video.play().catch(() => undefined)
  })
  await expect(film(page)).toHaveJSProperty('networkState', 3)
  letGo()
  await expectOnlyTheLogo(page)
})

test('only one broken film lets the other one play', async ({ page }) => {
  await page.route(/\.mp4$/u, (route) => route.fulfill({ contentType: 'video/mp4', body: '' }))
  await page.goto('/')
  await film(page).scrollIntoViewIfNeeded()
  await expect(page.getByRole('button', { name: 'Filmi durdur' })).toBeVisible()
  await expect
    .poll(() => film(page).evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0)
})

test('a film that does not arrive leaves the logo, and its button can give it up', async ({
  page,
}) => {
  await page.route(FILMS, () => undefined)
  await page.goto('/')
  await film(page).scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: 'Filmi durdur' }).click()
  await expect(page.getByRole('button', { name: 'Filmi oynat' })).toBeVisible()
  await expect(film(page)).toHaveAttribute('poster', /logo/u)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('a browser that refuses to play leaves the button to the visitor', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => Promise.reject(new DOMException('not allowed', 'NotAllowedError'))
    // On the element itself, so that the button's click can take the refusal away again.
    document.addEventListener('DOMContentLoaded', () => {
      for (const video of document.querySelectorAll('video')) {
        Object.defineProperty(video, 'play', { value: refuse, configurable: true })
      }
    })
    document.addEventListener('pointerdown', () => {
      for (const video of document.querySelectorAll('video')) Reflect.deleteProperty(video, 'play')
    })
  })
  await page.goto('/')
  await film(page).scrollIntoViewIfNeeded()
  await expect(page.getByRole('button', { name: 'Filmi oynat' })).toBeInViewport()
  await page.getByRole('button', { name: 'Filmi oynat' }).click()
  await expect(page.getByRole('button', { name: 'Filmi durdur' })).toBeVisible()
})
