import { banner, choice } from '../support/consent.ts'
import { hiddenFocus } from '../support/hidden-focus.ts'
import { isOnTop } from '../support/on-top.ts'
import { expect, test } from '../support/visitor.ts'
import { openWizard } from '../support/wizard.ts'

test.use({ storedConsent: null })

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
      const hidden = await hiddenFocus(page)
      if (hidden === null) break
      if (hidden !== '') covered.push(hidden)
    }
    expect(covered).toEqual([])
  })
}

for (const [width, height] of [
  [1280, 720],
  [1440, 900],
] as const) {
  test(`‘Sonraki’ of the wizard shows beside the banner when it is focused or scrolled to, at ${String(width)} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    const { next, radio } = await openWizard(page)
    await expect(banner(page)).toBeVisible()
    const toTop = () =>
      page.evaluate(() => {
        scrollTo({ top: 0, behavior: 'instant' })
      })
    await radio('Otomatik Kepenk').focus()
    await toTop()
    await page.keyboard.press('Tab')
    await expect(next).toBeFocused()
    await expect.poll(() => isOnTop(next)).toBe(true)
    await toTop()
    await next.evaluate((button) => {
      button.scrollIntoView({ block: 'nearest' })
    })
    await expect.poll(() => isOnTop(next)).toBe(true)
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
