import type { Locator, Page } from '@playwright/test'
import { stopClock } from '../support/clock.ts'
import { expect, test } from '../support/visitor.ts'

const banner = (page: Page) => page.getByRole('region', { name: 'Çerez tercihi' })
const choice = (page: Page, name: string) => banner(page).getByRole('button', { name })
const toggle = (page: Page, name: string) => banner(page).getByRole('switch', { name })
const preferences = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: 'Çerez tercihleri' })
const stored = (page: Page) =>
  page.evaluate(() => {
    const consent: unknown = JSON.parse(localStorage.getItem('cookieConsent') ?? 'null')
    return {
      consent,
      date: localStorage.getItem('cookieConsentDate'),
      adsEnabled: localStorage.getItem('adsEnabled'),
    }
  })
const all = { necessary: true, analytics: true, advertising: true, functional: true }
const none = { necessary: true, analytics: false, advertising: false, functional: false }

test.use({ storedConsent: null })

test('the banner says who asks, what for and that refusing is possible, and leads to the policy', async ({
  page,
}) => {
  await page.goto('/about')
  await expect(banner(page)).toContainText('Örnek Kepenk')
  await expect(banner(page)).toContainText('şu anda yalnızca gerekli kayıtları tutuyor')
  await expect(banner(page)).toContainText('ötekileri reddedebilirsiniz')
  await expect(banner(page).getByRole('link', { name: 'Çerez Politikası' })).toHaveAttribute(
    'href',
    '/cookie-policy',
  )
})

test('refusing is as prominent as accepting', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/about')
  const looks = (button: Locator) =>
    button.evaluate((element) => {
      const { height, font, color, background, padding } = getComputedStyle(element)
      return { height, font, color, background, padding }
    })
  const widthOf = async (button: Locator) => (await button.boundingBox())?.width
  const refuse = choice(page, 'Sadece Gerekli')
  const accept = choice(page, 'Tümünü Kabul Et')
  expect(await looks(accept)).toEqual(await looks(refuse))
  expect(await looks(choice(page, 'Ayarlar'))).toEqual(await looks(refuse))
  expect(await widthOf(accept)).toBe(await widthOf(refuse))
})

for (const [name, consent] of [
  ['Tümünü Kabul Et', all],
  ['Sadece Gerekli', none],
] as const) {
  test(`‘${name}’ stores exactly that with its time, confirms and hides the banner`, async ({
    page,
  }) => {
    await page.goto('/about')
    await choice(page, name).click()
    await expect(banner(page)).toBeHidden()
    await expect(page.getByRole('status')).toHaveText('Tercihiniz kaydedildi.')
    const { consent: kept, date, adsEnabled } = await stored(page)
    expect(kept).toEqual(consent)
    expect(new Date(date ?? '').toISOString()).toBe(date)
    expect(adsEnabled).toBe(String(consent.advertising))
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(banner(page)).toBeHidden()
  })
}

test('the confirmation goes away after 4 s', async ({ page }) => {
  await stopClock(page)
  await page.goto('/about')
  await choice(page, 'Sadece Gerekli').click()
  await expect(page.getByRole('status')).not.toBeEmpty()
  await page.clock.runFor(4000)
  await expect(page.getByRole('status')).toBeEmpty()
})

test('‘Ayarlar’ opens the categories: necessary locked on, all others off', async ({ page }) => {
  await page.goto('/about')
  await choice(page, 'Ayarlar').click()
  await expect(toggle(page, 'Gerekli')).toBeChecked()
  await expect(toggle(page, 'Gerekli')).toBeDisabled()
  for (const name of ['Analitik', 'Reklam', 'İşlevsel']) {
    await expect(toggle(page, name)).not.toBeChecked()
  }
  await expect(banner(page).getByRole('button')).toHaveText([
    'Kapat',
    'Sadece Gerekli',
    'Tümünü Kabul Et',
    'Tercihleri Kaydet',
  ])
})

test('‘Tercihleri Kaydet’ stores what the switches say', async ({ page }) => {
  await page.goto('/about')
  await choice(page, 'Ayarlar').click()
  await toggle(page, 'Reklam').check()
  await toggle(page, 'İşlevsel').check()
  await choice(page, 'Tercihleri Kaydet').click()
  await expect(banner(page)).toBeHidden()
  expect((await stored(page)).consent).toEqual({ ...none, advertising: true, functional: true })
})

for (const [how, close] of [
  ['the close button', (page: Page) => choice(page, 'Kapat').click()],
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
] as const) {
  test(`${how} returns to the simple view and stores nothing`, async ({ page }) => {
    await page.goto('/about')
    await choice(page, 'Ayarlar').click()
    await toggle(page, 'Analitik').check()
    await close(page)
    await expect(choice(page, 'Ayarlar')).toBeFocused()
    await expect(toggle(page, 'Analitik')).toBeHidden()
    expect(await stored(page)).toEqual({ consent: null, date: null, adsEnabled: null })
    await choice(page, 'Ayarlar').click()
    await expect(toggle(page, 'Analitik')).not.toBeChecked()
  })
}

test('‘Çerez tercihleri’ opens the stored choice again; closing hides it and changes nothing', async ({
  page,
}) => {
  await page.goto('/about')
  await choice(page, 'Ayarlar').click()
  await toggle(page, 'Analitik').check()
  await choice(page, 'Tercihleri Kaydet').click()
  const before = await stored(page)
  await page.goto('/')
  await preferences(page).click()
  await expect(toggle(page, 'Analitik')).toBeChecked()
  await expect(toggle(page, 'Reklam')).not.toBeChecked()
  await choice(page, 'Kapat').click()
  await expect(banner(page)).toBeHidden()
  await expect(preferences(page)).toBeFocused()
  expect(await stored(page)).toEqual(before)
})

test('a consent is withdrawn in two presses, from any page', async ({ page }) => {
  await page.goto('/about')
  await choice(page, 'Tümünü Kabul Et').click()
  await preferences(page).click()
  await choice(page, 'Sadece Gerekli').click()
  expect((await stored(page)).consent).toEqual(none)
  await expect(preferences(page)).toBeFocused()
})

test('the banner steals no focus, and moves it where the views change', async ({ page }) => {
  await page.goto('/about')
  await expect(banner(page)).toBeVisible()
  await expect(page.locator('body')).toBeFocused()
  await choice(page, 'Ayarlar').press('Enter')
  await expect(banner(page).getByRole('heading', { name: 'Çerez ayarları' })).toBeFocused()
  await choice(page, 'Tercihleri Kaydet').press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('a choice in the middle of a page leaves the keyboard there', async ({ page }) => {
  await page.goto('/services')
  const place = () => page.evaluate(() => scrollY)
  await page.evaluate(() => {
    scrollTo({ top: 1500, behavior: 'instant' })
  })
  const before = await place()
  await choice(page, 'Sadece Gerekli').click()
  await expect(banner(page)).toBeHidden()
  expect(await place()).toBe(before)
  await page.keyboard.press('Tab')
  await expect(page.locator(':focus')).toBeInViewport()
  expect(Math.abs((await place()) - before)).toBeLessThan(400)
})

for (const [path, width, name] of [
  ['/contact', 390, 'Sadece Gerekli'],
  ['/services', 1280, 'Tümünü Kabul Et'],
] as const) {
  test(`the second half of a double click on ‘${name}’ presses nothing below it on ${path}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(path)
    const pressed = await page.evaluateHandle(() => {
      const links: string[] = []
      document.addEventListener('click', (event) => {
        const link = event.target instanceof Element ? event.target.closest('a') : null
        if (link) links.push(link.href)
        if (link) event.preventDefault()
      })
      return links
    })
    // A link fills the window below the banner, whatever the page has there.
    await page.evaluate(() => {
      const link = document.createElement('a')
      link.href = 'tel:+900000000000'
      link.textContent = 'Altta'
      document.querySelector('main')?.append(link)
      const sheet = new CSSStyleSheet()
      sheet.replaceSync('a[href="tel:+900000000000"]{position:fixed;inset:0;z-index:1}')
      document.adoptedStyleSheets.push(sheet)
    })
    const box = await choice(page, name).boundingBox()
    const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2]
    await page.mouse.dblclick(x, y, { delay: 40 })
    expect(await pressed.jsonValue()).toEqual([])
    await expect(banner(page)).toBeHidden()
    await page.mouse.click(x, y)
    expect(await pressed.jsonValue()).toEqual(['tel:+900000000000'])
  })
}

test('the confirmation makes room for the settings when they are opened again', async ({
  page,
}) => {
  await page.goto('/about')
  await choice(page, 'Sadece Gerekli').click()
  await expect(page.getByRole('status')).not.toBeEmpty()
  await preferences(page).click()
  await expect(page.getByRole('status')).toBeEmpty()
})

test('a mind changed twice on one page is as good as once', async ({ page }) => {
  await stopClock(page)
  await page.goto('/about')
  await choice(page, 'Sadece Gerekli').click()
  await page.clock.runFor(1500)
  await preferences(page).click()
  await choice(page, 'Tümünü Kabul Et').click()
  // What follows a choice comes a second later; a complaint in the console would fail this test.
  await page.clock.runFor(1500)
  expect((await stored(page)).consent).toEqual(all)
})

test('the page stays usable beside the banner', async ({ page }) => {
  await page.goto('/about')
  await expect(banner(page)).toBeVisible()
  await page.getByRole('navigation', { name: 'Ana menü' }).getByRole('link').first().click()
  await expect(page).toHaveURL('/')
  await expect(banner(page)).toBeVisible()
})

for (const height of [640, 740, 844]) {
  test(`on a phone ${String(height)} px high the banner stands on the rail and leaves three fifths free`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height })
    await page.goto('/about')
    const box = await banner(page).boundingBox()
    const rail = await page.getByRole('region', { name: 'Hızlı iletişim' }).boundingBox()
    expect(box?.height).toBeLessThanOrEqual(0.4 * height)
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual((rail?.y ?? 0) + 1)
  })
}

for (const viewport of [
  { width: 360, height: 640 },
  { width: 1280, height: 720 },
]) {
  test(`whatever has focus shows beside the banner at ${String(viewport.width)} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await page.goto('/')
    await expect(banner(page)).toBeVisible()
    const covered: string[] = []
    // Once through the page: the focus comes to the body when it leaves the last element.
    for (let press = 0; press < 200; press += 1) {
      await page.keyboard.press('Tab')
      const seen = await page.evaluate(async () => {
        const focused = document.activeElement
        if (!focused || focused === document.body) return null
        const isSeen = () => {
          const { left, top, right, bottom } = focused.getBoundingClientRect()
          const points = [0.1, 0.5, 0.9].flatMap((x) =>
            [0.1, 0.5, 0.9].map(
              (y) => [left + x * (right - left), top + y * (bottom - top)] as const,
            ),
          )
          return points.some(([x, y]) => {
            const hit = document.elementFromPoint(x, y)
            return hit !== null && (focused.contains(hit) || hit.contains(focused))
          })
        }
        // The page may still be coming to rest, as where the testimonials come alive on the way.
        for (let frame = 0; frame < 30 && !isSeen(); frame += 1)
          await new Promise((resolve) => requestAnimationFrame(resolve))
        return isSeen() ? '' : focused.textContent || focused.outerHTML.slice(0, 80)
      })
      if (seen === null) break
      if (seen !== '') covered.push(seen)
    }
    expect(covered).toEqual([])
  })
}

test('the end of the page can be scrolled clear of the banner', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/about')
  // The room for the banner comes with the script, which may arrive after the first scroll.
  const hidden = async () => {
    await page.evaluate(() => {
      scrollTo(0, document.body.scrollHeight)
    })
    const box = await banner(page).boundingBox()
    const end = await page.getByRole('contentinfo').boundingBox()
    return (end?.y ?? 0) + (end?.height ?? 0) - (box?.y ?? 0)
  }
  await expect.poll(hidden).toBeLessThanOrEqual(1)
})

test('a choice in one tab is followed by the other', async ({ page, context }) => {
  await page.goto('/about')
  const other = await context.newPage()
  await other.goto('/')
  await expect(banner(other)).toBeVisible()
  await choice(page, 'Tümünü Kabul Et').click()
  await expect(banner(other)).toBeHidden()
  await other.evaluate(() => {
    localStorage.clear()
  })
  await expect(banner(page)).toBeVisible()
})

test('the switch that has the keyboard’s focus is framed, the whole row of it', async ({
  page,
}) => {
  await page.goto('/about')
  await choice(page, 'Ayarlar').click()
  await page.keyboard.press('Tab')
  const focused = banner(page).locator(':focus')
  while ((await focused.getAttribute('role')) !== 'switch') await page.keyboard.press('Tab')
  // On the switch itself: browsers that do not know `:has` show it as well.
  await expect(focused).toHaveCSS('outline-style', 'solid')
  await expect(focused).toHaveCSS('outline-width', '3px')
  const [own, text] = [
    await focused.boundingBox(),
    await banner(page).getByText('Analitik', { exact: true }).boundingBox(),
  ]
  expect(own?.width).toBeGreaterThan(text?.width ?? Infinity)
})

test('a choice in one tab leaves the keyboard of the other somewhere', async ({
  page,
  context,
}) => {
  await page.goto('/about')
  await choice(page, 'Ayarlar').click()
  await toggle(page, 'Analitik').focus()
  const other = await context.newPage()
  await other.goto('/about')
  await choice(other, 'Sadece Gerekli').click()
  await expect(banner(page)).toBeHidden()
  await expect(page.locator('body')).not.toBeFocused()
  await expect(page.locator('main :focus, main:focus')).toHaveCount(1)
})

test('a page that comes back from the back-forward cache reads the choice again', async ({
  page,
}) => {
  await page.goto('/about')
  await expect(banner(page)).toBeVisible()
  await page.evaluate((consent) => {
    localStorage.setItem('cookieConsent', JSON.stringify(consent))
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  }, none)
  await expect(banner(page)).toBeHidden()
})

test('the banner is there at the first paint, before any script has arrived', async ({ page }) => {
  await page.route(/_astro\/.*\.js$/u, () => new Promise<void>(() => undefined))
  await page.goto('/about', { waitUntil: 'commit' })
  await expect(banner(page)).toBeVisible()
  await expect(preferences(page)).toBeHidden()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('nothing needs a consent, so nobody is asked', async ({ page }) => {
    await page.goto('/about')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(banner(page)).toBeHidden()
    await expect(preferences(page)).toBeHidden()
  })
})

test.describe('a lost script', () => {
  test.use({ expectedMessages: /ERR_FAILED/u })
  test('a banner that nobody could answer does not show', async ({ page }) => {
    await page.route(/_astro\/.*\.js$/u, (route) => route.abort())
    await page.goto('/about')
    await expect(banner(page)).toBeHidden()
  })
})
