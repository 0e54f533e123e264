import type { Page } from '@playwright/test'
import { openBlog } from '../support/blog.ts'
import { banner, choice } from '../support/consent.ts'
import { settled } from '../support/settled.ts'
import { expect, test as visit } from '../support/visitor.ts'
import { goOnTo, openWizard } from '../support/wizard.ts'

/** What a stranger writes behind our addresses, into our fields and over our records. */
const HOSTILE = [
  '<script>alert(taken = 1)</script>',
  '"><img src=x onerror="taken = 1">',
  'javascript:taken=1',
  '//stranger.example/',
  '__proto__[taken]=1&constructor.prototype.taken=1',
  '%00%0d%0aSet-Cookie:taken=1',
  '%E0%A4%A',
  '{{taken}}${taken}',
  '🙂\u202Etaken',
  `k=1/${'taken.'.repeat(2_000)}`,
] as const

/** Everything on the page that we did not write: markup that acts, links that lead astray, words of the stranger. */
async function strangeThings(page: Page) {
  return page.evaluate(() => {
    const all = [...document.querySelectorAll('*')]
    const acts = all.filter((element) =>
      element.getAttributeNames().some((name) => name.startsWith('on')),
    )
    const foreign = document.querySelectorAll('[src="x"], [src*="stranger"], script[src^="data:"]')
    const astray = [...document.querySelectorAll('a')].filter(
      ({ href, protocol, host }) =>
        href !== '' &&
        !['tel:', 'mailto:'].includes(protocol) &&
        (!protocol.startsWith('http') || host.endsWith('stranger.example')),
    )
    return {
      markup: [...acts, ...foreign, ...astray].map(({ outerHTML }) => outerHTML),
      words: /taken|stranger/u.exec(document.body.innerText)?.[0],
      isTaken:
        'taken' in window || 'taken' in Object.prototype || document.cookie.includes('taken'),
    }
  })
}
const NOTHING = { markup: [], words: undefined, isTaken: false }

/** Console errors, uncaught errors and requests to other hosts fail every test; a dialog fails these. */
const test = visit.extend({
  page: async ({ page }, use) => {
    const dialogs: string[] = []
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message())
      void dialog.dismiss()
    })
    await use(page)
    expect(dialogs).toEqual([])
  },
})

for (const path of ['/', '/portfolio', '/blog', '/configurator']) {
  test(`nothing that stands behind an address gets into the page: ${path}`, async ({ page }) => {
    for (const text of HOSTILE) {
      await page.goto('about:blank')
      await page.goto(`${path}?${encodeURI(text).slice(0, 2_000)}&${text.slice(0, 2_000)}#${text}`)
      await settled(page)
      expect(await strangeThings(page), text).toEqual(NOTHING)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
  })
}

test.describe('a path that we never made', () => {
  test.use({ expectedMessages: /status of 40[04]/u })

  test('leads to the page for unknown addresses, which repeats nothing of it', async ({ page }) => {
    for (const text of HOSTILE) {
      await page.goto(`/yok/${encodeURIComponent(text).slice(0, 2_000)}`)
      expect(await strangeThings(page), text).toEqual(NOTHING)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
  })
})

test('the intro leads to a page of ours, whatever its fragment says', async ({ page, baseURL }) => {
  for (const text of HOSTILE) {
    await page.goto('about:blank')
    await page.goto(`/intro#${text}`)
    await page.keyboard.press('Escape')
    await page.waitForURL((url) => url.pathname !== '/intro')
    expect(new URL(page.url()).origin, text).toBe(baseURL)
    expect(await strangeThings(page), text).toEqual(NOTHING)
  }
})

test('records that a stranger left in the storage change nothing and grant nothing', async ({
  page,
}) => {
  await page.goto('/about')
  for (const text of HOSTILE) {
    await page.evaluate((record) => {
      for (const key of ['cookieConsent', 'cookieConsentDate', 'adsEnabled', record])
        localStorage.setItem(key, record)
      for (const key of ['introShown', 'consentSession', record])
        sessionStorage.setItem(key, record)
    }, text)
    await page.goto('/about')
    await expect(banner(page), text).toBeVisible()
    await choice(page, 'Ayarlar').click()
    const switches = banner(page).getByRole('switch')
    await expect(switches).toHaveCount(4)
    for (const toggle of await switches.all())
      if (await toggle.isEnabled()) await expect(toggle).not.toBeChecked()
    expect(await strangeThings(page), text).toEqual(NOTHING)
    await page.evaluate(() => {
      localStorage.clear()
    })
  }
})

test('whatever is typed into search and sizes stays text, or becomes a size on offer', async ({
  page,
}) => {
  const { search, grid } = await openBlog(page)
  for (const text of HOSTILE) {
    await search.fill(text)
    await expect(grid).toBeVisible()
    expect(await strangeThings(page), text).toEqual(NOTHING)
  }
  const wizard = await openWizard(page)
  await goOnTo(page, 'Ölçü')
  const figure = page.getByRole('textbox', { name: 'Genişlik, santimetre' })
  for (const text of [...HOSTILE, '9'.repeat(400), '-1', '1e9', '0x10']) {
    await figure.fill(text)
    await figure.press('Enter')
    const cm = Number(await figure.inputValue())
    const slider = wizard.slider('Genişlik')
    expect(cm, text).toBeGreaterThanOrEqual(Number(await slider.getAttribute('min')))
    expect(cm, text).toBeLessThanOrEqual(Number(await slider.getAttribute('max')))
    await expect(slider).toHaveValue(String(cm))
    expect(await strangeThings(page), text).toEqual(NOTHING)
  }
})
