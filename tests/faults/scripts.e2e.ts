import type { Page } from '@playwright/test'
import { answerChanged } from '../support/changed-page.ts'
import { banner, choice, none, stored } from '../support/consent.ts'
import { contentPages } from '../support/every-page.ts'
import { faqs } from '../support/content.ts'
import { hold } from '../support/hold.ts'
import { expectReachable, unseen } from '../support/reachable.ts'
import { expect, test } from '../support/visitor.ts'

const SCRIPTS = /\/_astro\/.*\.js$/u

/** What becomes of every script file; the page has to stand without them. */
const faults = {
  'are lost': { status: 404, body: '' },
  'cannot be understood': { contentType: 'text/javascript', body: 'const kepenk = ?. 1;' },
  'throw at once': { contentType: 'text/javascript', body: 'throw new Error("kepenk")' },
} as const

for (const [what, answer] of Object.entries(faults)) {
  test.describe(`when the scripts ${what}`, () => {
    test.use({
      // Nothing is chosen yet, and there is a menu to open: banner and button are the scripts' own.
      storedConsent: null,
      viewport: { width: 360, height: 740 },
      expectedMessages: /404|kepenk|Unexpected token|Error hydrating|imported module/u,
    })

    test(`when the scripts ${what}, every page has its words, its ways on, phone and chat`, async ({
      page,
    }) => {
      await page.route(SCRIPTS, (route) => route.fulfill(answer))
      for (const path of contentPages) {
        await page.goto(path)
        await expectReachable(page)
        expect(await unseen(page), path).toEqual([])
        await expect(banner(page)).toBeHidden()
        await expect(page.getByRole('button', { name: 'Menü' })).toBeHidden()
        await page
          .getByRole('navigation', { name: 'Ana menü' })
          .getByRole('link', { name: 'Projelerimiz' })
          .click({ trial: true })
      }
    })

    test(`when a script of one part of a page is among those that ${what}, menu and banner work`, async ({
      page,
    }) => {
      await page.route(/\/_astro\/about.*\.js$/u, (route) => route.fulfill(answer))
      await page.goto('/about')
      // Not the bare list, which the gate leaves where nothing works the menu.
      await expect(page.getByRole('button', { name: 'Menü' })).toBeVisible()
      await expectReachable(page)
      await choice(page, 'Sadece Gerekli').click()
      await expect(banner(page)).toBeHidden()
    })
  })
}

test.describe('a press that is quicker than the scripts', () => {
  test.use({ storedConsent: null, viewport: { width: 360, height: 740 } })

  for (const path of ['/services', '/configurator']) {
    test(`on ${path} is not lost: the menu opens, the choice of cookies is made`, async ({
      page,
    }) => {
      const release = await hold(page, /\/_astro\/PageLayout.*\.js$/u)
      await page.goto(path, { waitUntil: 'commit' })
      await page.getByRole('button', { name: 'Menü' }).click()
      release()
      await expect(page.getByRole('button', { name: 'Kapat' })).toHaveAttribute(
        'aria-expanded',
        'true',
      )
      await page.getByRole('button', { name: 'Kapat' }).click()

      const releaseAgain = await hold(page, /\/_astro\/PageLayout.*\.js$/u)
      await page.goto(`${path}?`, { waitUntil: 'commit' })
      await choice(page, 'Sadece Gerekli').click()
      expect(await stored(page)).toMatchObject({ consent: null })
      releaseAgain()
      await expect(banner(page)).toBeHidden()
      expect(await stored(page)).toMatchObject({ consent: none })
    })
  }
})

test.describe('on a network that has gone silent', () => {
  test.use({ storedConsent: null, viewport: { width: 360, height: 740 } })

  const plainLink = (page: Page) =>
    page.getByRole('navigation', { name: 'Ana menü' }).getByRole('link', { name: 'Projelerimiz' })

  test('a page gives up its dead menu and banner after a while, and takes both back when the scripts come', async ({
    page,
  }) => {
    await page.clock.install()
    const release = await hold(page, SCRIPTS)
    await page.goto('/services', { waitUntil: 'commit' })
    await expect(banner(page)).toBeVisible()
    await expect(plainLink(page)).toBeHidden()
    await page.clock.fastForward(10_000)
    await expect(banner(page)).toBeHidden()
    await plainLink(page).click({ trial: true })
    release()
    await expect(banner(page)).toBeVisible()
    await page.getByRole('button', { name: 'Menü' }).click()
    await expect(page.getByRole('button', { name: 'Kapat' })).toBeVisible()
  })

  test('a page that broke off half way has no dead banner', async ({ page }) => {
    await page.clock.install()
    await page.route('/services', (route) =>
      answerChanged(route, (html) => html.slice(0, html.indexOf('</main>'))),
    )
    await page.goto('/services')
    await page.clock.fastForward(10_000)
    await expect(banner(page)).toBeHidden()
    await plainLink(page).click({ trial: true })
  })
})

test('before scripts, fonts and pictures have arrived, the text stands there and phone and chat can be tapped', async ({
  page,
}) => {
  const release = await hold(page, /\/_astro\//u, 'abort')
  for (const path of contentPages) {
    await page.goto(path, { waitUntil: 'commit' })
    await expectReachable(page)
    const call = page.locator('a[href^="tel:"]:visible').first()
    await call.click({ trial: true })
    await page.locator('a[href^="https://wa.me/"]:visible').first().click({ trial: true })
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  release()
})

test.describe('a page of an earlier build', () => {
  test.use({ expectedMessages: /404|Error hydrating/u })

  test('whose scripts, pictures and fonts are all gone can be read, and leads on', async ({
    page,
  }) => {
    await page.route(/\/_astro\//u, (route) => route.fulfill({ status: 404 }))
    for (const path of contentPages) {
      await page.goto(path)
      await expectReachable(page)
      expect(await unseen(page), path).toEqual([])
    }
  })

  test('that loses them during the visit goes on working with what it has', async ({ page }) => {
    await page.goto('/contact')
    await page.route(/\/_astro\//u, (route) => route.fulfill({ status: 404 }))
    await page.getByText(faqs[1]?.question ?? '').click()
    await expect(page.getByText(faqs[1]?.answer.slice(0, 30) ?? '')).toBeVisible()
    await page
      .getByRole('navigation', { name: 'Ana menü' })
      .getByRole('link', { name: 'Konfiguratör' })
      .click()
    await expect(page).toHaveURL('/configurator')
    await expectReachable(page)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every page has its words, its ways on, phone and chat, and questions open', async ({
    page,
  }) => {
    for (const path of contentPages) {
      await page.goto(path)
      await expectReachable(page)
    }
    await page.goto('/contact')
    await page.getByText(faqs[1]?.question ?? '').click()
    await expect(page.getByText(faqs[1]?.answer.slice(0, 30) ?? '')).toBeVisible()
  })
})
