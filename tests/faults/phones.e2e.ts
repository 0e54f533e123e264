import type { Page } from '@playwright/test'
import { formatPhone } from '#lib/format.ts'
import { FEATURED_POST, blog, ORDINARY_POST } from '../support/blog.ts'
import { connectBy, THRIFTY } from '../support/connection.ts'
import { banner, choice } from '../support/consent.ts'
import { site } from '../support/content.ts'
import { engage } from '../support/engage.ts'
import { contentPages } from '../support/every-page.ts'
import { expectReachable } from '../support/reachable.ts'
import { settled } from '../support/settled.ts'
import { expect, test } from '../support/visitor.ts'
import { goOnTo, openWizard } from '../support/wizard.ts'

const IN_APP_BROWSERS = {
  Instagram:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/22B83 Instagram 360.0.0.30.105 (iPhone15,2; iOS 18_1; tr_TR; tr; scale=3.00; 1179x2556)',
  Facebook:
    'Mozilla/5.0 (Linux; Android 14; SM-A556E Build/UP1A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/130.0.6723.86 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/490.0.0.63.82;]',
  WhatsApp:
    'Mozilla/5.0 (Linux; Android 13; 23021RAAEG; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/129.0.6668.100 Mobile Safari/537.36 WhatsApp',
} as const

/** What such browsers lack, and what they put into every page. */
const beInApp = (page: Page) =>
  page.addInitScript(() => {
    for (const [owner, name] of [
      [Navigator.prototype, 'share'],
      [Navigator.prototype, 'clipboard'],
      [Navigator.prototype, 'serviceWorker'],
      [window, 'open'],
      [window, 'print'],
    ] as const)
      Reflect.deleteProperty(owner, name)
    const breakDown = () => {
      throw new TypeError("undefined is not an object (evaluating 'window.webkit.messageHandlers')")
    }
    // Before the page's scripts have run, and after.
    document.addEventListener('readystatechange', breakDown)
    addEventListener('DOMContentLoaded', () => {
      setTimeout(breakDown)
    })
  })

for (const [name, userAgent] of Object.entries(IN_APP_BROWSERS)) {
  test.describe(`inside ${name}`, () => {
    // The error is that of the app's own script.
    test.use({
      userAgent,
      viewport: { width: 390, height: 690 },
      isMobile: true,
      hasTouch: true,
      expectedMessages: /messageHandlers/u,
    })

    test(`inside ${name} everything works: calls and chats are plain links, and nobody is told of an error`, async ({
      page,
    }) => {
      await beInApp(page)
      for (const path of ['/', '/contact']) {
        await page.goto(path)
        await settled(page)
        await expect(page.getByRole('button', { name: 'Menü' })).toBeVisible()
        await expectReachable(page)
        const links = page.locator('a[href^="tel:"], a[href^="https://wa.me/"]')
        expect(await links.count()).toBeGreaterThan(3)
        await expect(links.and(page.locator('[target]'))).toHaveCount(0)
        await expect(page.getByRole('alert')).toHaveCount(0)
      }
      const wizard = await openWizard(page)
      await goOnTo(page, 'Özet')
      await expect(wizard.order).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+\?text=/u)
      await expect(page.getByText('Konfiguratör durdu')).toHaveCount(0)
    })
  })
}

for (const [name, connection] of Object.entries(THRIFTY)) {
  test(`with ${name} no film is fetched, and no page that was not asked for`, async ({ page }) => {
    await connectBy(page, connection)
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto('/')
    await page.getByLabel('Tanıtım filmi').scrollIntoViewIfNeeded()
    // The page has made up its mind: it offers the film and does not play it.
    await expect(page.getByRole('button', { name: 'Filmi oynat' })).toBeInViewport()
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await settled(page)
    expect(asked.filter((path) => /\.(?:webm|mp4)$/u.test(path))).toEqual([])
    expect(asked.filter((path) => !/\.\w+$/u.test(path))).toEqual(['/'])
  })
}

test.describe('when the network goes after the page has come', () => {
  test.use({ expectedMessages: /ERR_INTERNET_DISCONNECTED|Failed to fetch|Error hydrating/u })

  test('what comes late fails quietly: no page goes blank, and phone and chat stay', async ({
    page,
    context,
  }) => {
    for (const path of contentPages) {
      await page.goto(path)
      await context.setOffline(true)
      await engage(page)
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
      await expectReachable(page)
      await expect(page.getByRole('alert')).toHaveCount(0)
      await context.setOffline(false)
    }
  })
})

for (const year of [1970, 2009, 2061]) {
  test(`with a clock that stands in ${String(year)} dates, consent and hours are right`, async ({
    page,
  }) => {
    await page.clock.setFixedTime(new Date(`${String(year)}-03-04T12:00:00Z`))
    await page.addInitScript(() => {
      localStorage.removeItem('cookieConsent')
    })
    await page.goto('/contact')
    await expect(page.getByText(site.hoursLabel).first()).toBeVisible()
    await expect(page.getByRole('contentinfo')).toContainText(String(site.copyrightYear))
    await choice(page, 'Sadece Gerekli').click()
    await expect(banner(page)).toBeHidden()
    expect(await page.evaluate(() => localStorage.getItem('cookieConsentDate'))).toBe(
      `${String(year)}-03-04T12:00:00.000Z`,
    )
    await page.goto('/blog')
    await expect(page.getByText(ORDINARY_POST.dateLabel).first()).toBeVisible()
    await expect(blog(page).read(FEATURED_POST.title).first()).toBeVisible()
    await expect(page.getByText(/Invalid|NaN/u)).toHaveCount(0)
    await expect(page.getByRole('link', { name: formatPhone(site.phone) }).first()).toBeVisible()
  })
}
