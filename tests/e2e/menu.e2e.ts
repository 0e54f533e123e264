import type { Page } from '@playwright/test'
import { expectMenuUsable } from '../support/menu.ts'
import { expect, test } from '../support/visitor.ts'

test.use({ viewport: { width: 360, height: 740 } })

const menu = (page: Page) => page.getByRole('navigation', { name: 'Ana menü' })
const open = (page: Page) => page.getByRole('button', { name: 'Menü' })
const close = (page: Page) => page.getByRole('button', { name: 'Kapat' })
const openMenu = async (page: Page) => {
  await page.goto('/about')
  await open(page).click()
  await expect(close(page)).toHaveAttribute('aria-expanded', 'true')
  await expect(menu(page).getByRole('link', { name: 'Blog' })).toBeVisible()
}
/** Where the keyboard leads: the part of the page that has focus after each press, until it starts again. */
const tabThrough = async (page: Page, presses: number) => {
  const parts = new Set<string>()
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press('Tab')
    parts.add(
      await page.evaluate(() => {
        const part = document.activeElement?.closest('body > *')
        return part?.getAttribute('aria-label') ?? part?.localName ?? 'body'
      }),
    )
  }
  return [...parts].toSorted()
}

test('the button opens and closes the menu and says so', async ({ page }) => {
  await page.goto('/about')
  await expect(menu(page)).toBeHidden()
  await expect(open(page)).toHaveAttribute('aria-expanded', 'false')
  await open(page).click()
  await expect(menu(page).getByRole('listitem')).toHaveText([
    'Ana Sayfa',
    'Hizmetlerimiz',
    'Projelerimiz',
    'Konfiguratör',
    'Blog',
    'Hakkımızda',
    'İletişim',
  ])
  await expect(menu(page).getByRole('link', { name: 'Hakkımızda' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await close(page).click()
  await expect(menu(page)).toBeHidden()
})

test('following a link closes the menu', async ({ page }) => {
  await openMenu(page)
  await page.evaluate(() => {
    addEventListener('click', (event) => {
      event.preventDefault()
    })
  })
  await menu(page).getByRole('link', { name: 'Hakkımızda' }).click()
  await expect(menu(page)).toBeHidden()
})

test('Escape closes the menu and gives the button focus', async ({ page }) => {
  await openMenu(page)
  await menu(page).getByRole('link', { name: 'Blog' }).focus()
  await page.keyboard.press('Escape')
  await expect(menu(page)).toBeHidden()
  await expect(open(page)).toBeFocused()
})

test('a tap outside closes the menu, also on the empty part below the links', async ({ page }) => {
  await openMenu(page)
  await page.mouse.click(200, 20)
  await expect(menu(page)).toBeHidden()
  await page.setViewportSize({ width: 360, height: 1000 })
  await openMenu(page)
  await page.mouse.click(180, 900)
  await expect(menu(page)).toBeHidden()
})

test('focus stays in box, menu and corner buttons while the menu is open', async ({ page }) => {
  await openMenu(page)
  expect(await tabThrough(page, 16)).toEqual(['Hızlı iletişim', 'header'])
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Escape')
  expect(await tabThrough(page, 16)).toContain('main')
})

test('opened in a browser that focuses no button on a click, the menu is gone through from its button', async ({
  page,
}) => {
  await page.goto('/about')
  await open(page).evaluate((button: HTMLElement) => {
    button.click()
  })
  await expect(close(page)).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('region', { name: 'Hızlı iletişim' }).locator(':focus')).toHaveCount(
    1,
  )
})

test('focus that a script puts behind the menu comes back', async ({ page }) => {
  await openMenu(page)
  await page.getByRole('main').getByRole('link').first().focus()
  await expect(close(page)).toBeFocused()
})

test('the page behind does not scroll while the menu is open', async ({ page }) => {
  await openMenu(page)
  await page.mouse.move(180, 300)
  await page.mouse.wheel(0, 600)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await close(page).click()
  await page.mouse.wheel(0, 600)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
})

test('calling and writing stay possible while the menu is open', async ({ page }) => {
  await openMenu(page)
  const corner = page.getByRole('region', { name: 'Hızlı iletişim' })
  await corner.getByRole('link', { name: 'Hemen arayın' }).click({ trial: true })
  await corner.getByRole('link', { name: 'WhatsApp' }).click({ trial: true })
})

test('on a short phone the number at the menu’s end can be scrolled above the rail', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 560 })
  await openMenu(page)
  const phone = menu(page).getByRole('link', { name: '0500' })
  await phone.scrollIntoViewIfNeeded()
  await phone.click({ trial: true })
  const rail = await page.getByRole('region', { name: 'Hızlı iletişim' }).boundingBox()
  const number = await phone.boundingBox()
  expect((number?.y ?? 0) + (number?.height ?? 0)).toBeLessThanOrEqual(rail?.y ?? 0)
})

for (const [width, height] of [
  [370, 180],
  [320, 256],
  [180, 370],
] as const) {
  test(`in a window of ${String(width)} × ${String(height)} px the open menu shows links to press`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/about')
    await expectMenuUsable(page)
  })
}

test('in a low window the keyboard finds the corner buttons above the menu that covers them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await openMenu(page)
  await menu(page).getByRole('link', { name: '0500' }).focus()
  await page.keyboard.press('Tab')
  const call = page.getByRole('link', { name: 'Hemen arayın' })
  await expect(call).toBeFocused()
  await call.click({ trial: true })
})

test('a page that is left comes back with its menu closed', async ({ page }) => {
  await openMenu(page)
  await page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
  })
  await expect(menu(page)).toBeHidden()
  await expect(open(page)).toBeVisible()
})

test('a window made wide enough closes the menu and shows the links in the box', async ({
  page,
}) => {
  await openMenu(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(menu(page).getByRole('link', { name: 'Blog' })).toBeVisible()
  await expect(page.getByRole('button', { name: /Menü|Kapat/u })).toBeHidden()
  await page.getByRole('main').getByRole('link').first().focus()
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused()
})

test('before its script has arrived the menu is closed already: nothing jumps', async ({
  page,
}) => {
  await page.route(/_astro\/.*\.js$/u, () => new Promise<void>(() => undefined))
  await page.goto('/about', { waitUntil: 'commit' })
  await expect(open(page)).toBeVisible()
  await expect(menu(page)).toBeHidden()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the menu is a plain list', async ({ page }) => {
    await page.goto('/about')
    await expect(open(page)).toBeHidden()
    await menu(page).getByRole('link', { name: 'Projelerimiz' }).click({ trial: true })
    await expect(menu(page).getByRole('link')).toHaveCount(7)
  })
})

test.describe('a lost script', () => {
  test.use({ expectedMessages: /ERR_FAILED/u })
  test('without its script the menu is a plain list', async ({ page }) => {
    await page.route(/_astro\/.*\.js$/u, (route) => route.abort())
    await page.goto('/about')
    await expect(open(page)).toBeHidden()
    await menu(page).getByRole('link', { name: 'Projelerimiz' }).click({ trial: true })
  })
})
