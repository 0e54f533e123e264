import type { Page } from '@playwright/test'
import { mapUrl } from '#domain/outbound/links.ts'
import { seeWholePage } from '../support/axe.ts'
import { FEATURED_POST, openBlog } from '../support/blog.ts'
import { banner, choice } from '../support/consent.ts'
import { site } from '../support/content.ts'
import { contentPages } from '../support/every-page.ts'
import { next as nextProject, openGallery } from '../support/gallery.ts'
import { settled } from '../support/settled.ts'
import { expect, test } from '../support/visitor.ts'
import { goOnTo, openWizard } from '../support/wizard.ts'

declare global {
  interface Window {
    reportRefusal: (text: string) => void
  }
}

/** What the policy refuses from here on, in this page, its frames and every page it goes to. */
async function refusalsOf(page: Page): Promise<readonly string[]> {
  const refusals: string[] = []
  await page.exposeFunction('reportRefusal', (text: string) => refusals.push(text))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      window.reportRefusal(
        `${location.href}: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`,
      )
    })
  })
  return refusals
}

test('every page is shown whole without a word from the policy', async ({ page }) => {
  const refusals = await refusalsOf(page)
  for (const path of [...contentPages, '/intro']) {
    const response = await page.goto(path)
    expect(response?.headers()['content-security-policy'], path).toContain("default-src 'none'")
    await seeWholePage(page)
    await settled(page)
  }
  expect(refusals).toEqual([])
})

test.describe('an address that is missing', () => {
  test.use({ expectedMessages: /status of 404/u })

  test('the page for it keeps to its policy', async ({ page }) => {
    const refusals = await refusalsOf(page)
    const response = await page.goto('/yok')
    expect(response?.headers()['content-security-policy']).toContain("default-src 'none'")
    await seeWholePage(page)
    expect(refusals).toEqual([])
  })
})

test.describe('a new visitor on a phone', () => {
  test.use({ storedConsent: null, viewport: { width: 360, height: 740 } })

  test('banner, menu and questions work under the policy', async ({ page }) => {
    const refusals = await refusalsOf(page)
    await page.goto('/contact')
    await choice(page, 'Tümünü Kabul Et').click()
    await expect(banner(page)).toBeHidden()
    await page.getByRole('button', { name: 'Menü' }).click()
    await page
      .getByRole('navigation', { name: 'Ana menü' })
      .getByRole('link', { name: 'Blog' })
      .click()
    await expect(page).toHaveURL('/blog')
    expect(refusals).toEqual([])
  })
})

test('wizard, gallery and an opened post work under the policy', async ({ page }) => {
  const refusals = await refusalsOf(page)
  const wizard = await openWizard(page)
  await goOnTo(page, 'Ölçü')
  await wizard.slider('Genişlik').fill('421')
  await goOnTo(page, 'Özet')
  await expect(wizard.order).toBeVisible()

  await openGallery(page)
  await nextProject(page).click()

  const { read, heading, search } = await openBlog(page)
  await search.fill('kumanda')
  await read(FEATURED_POST.title).first().click()
  await expect(heading(FEATURED_POST.title)).toBeVisible()

  await page.goto('/')
  await page.getByRole('heading', { name: 'Müşterilerimiz anlatıyor' }).scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: 'Sonraki yorum' }).click()
  expect(refusals).toEqual([])
})

test.describe('the map', () => {
  const provided = mapUrl(site.map.embedUrl, site.location)
  const { origin } = new URL(provided)
  test.use({ expectedMessages: new RegExp(`^other host: ${origin}/`, 'u') })

  test('its frame may lead to its provider', async ({ page }) => {
    const refusals = await refusalsOf(page)
    await page.route(provided, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><h1>Map</h1>' }),
    )
    await page.goto('/contact')
    const map = page.getByTitle(/^Harita: /u).contentFrame()
    await expect(map.getByRole('link', { name: 'Haritayı aç' })).toHaveCSS('display', /flex|block/u)
    await map.getByRole('link', { name: 'Haritayı aç' }).click()
    await expect(map.getByRole('heading', { name: 'Map' })).toBeVisible()
    expect(refusals).toEqual([])
  })
})

test.describe('what a stranger would bring in', () => {
  test.use({ expectedMessages: /Content Security Policy|Trusted|other host: https:\/\/stranger/u })

  test('markup, scripts, styles, a frame, a base address and a request elsewhere are refused', async ({
    page,
  }) => {
    const refusals = await refusalsOf(page)
    await page.goto('/contact')
    const isStopped = await page.evaluate(async () => {
      const stopped: string[] = []
      const attempt = (name: string, act: () => void) => {
        try {
          act()
        } catch {
          stopped.push(name)
        }
      }
      attempt('markup', () => {
        document.body.innerHTML += '<img src="x" onerror="window.taken = true">'
      })
      attempt('script', () => {
        const script = document.createElement('script')
        script.textContent = 'window.taken = true'
        document.head.append(script)
      })
      const style = document.createElement('style')
      style.textContent = 'body { display: none }'
      const frame = document.createElement('iframe')
      frame.src = 'https://stranger.example/'
      const base = document.createElement('base')
      base.href = 'https://stranger.example/'
      document.head.append(style, base)
      document.body.append(frame)
      await fetch('https://stranger.example/').catch(() => stopped.push('request'))
      return { stopped, taken: Reflect.get(window, 'taken') === true }
    })
    expect(isStopped).toEqual({ stopped: ['markup', 'script', 'request'], taken: false })
    await expect
      .poll(() => refusals.map((text) => text.split(' ')[1]?.replace('-elem', '')).toSorted())
      .toEqual([
        'base-uri',
        'connect-src',
        'frame-src',
        'require-trusted-types-for',
        'require-trusted-types-for',
        'style-src',
      ])
    await expect(page.getByRole('main')).toBeVisible()
  })
})
