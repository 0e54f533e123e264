import { resizeTo } from '../support/axe.ts'
import { contentPages } from '../support/every-page.ts'
import { gallery, next } from '../support/gallery.ts'
import { sidewaysOverflow } from '../support/overflow.ts'
import { expect, test } from '../support/visitor.ts'
import { goOnTo, openWizard } from '../support/wizard.ts'
import config from '../../playwright.config.ts'

// The browser's own setting for text size, which rem media queries follow too; a changed root font size would not tell.
const { launchOptions } = config.use ?? {}
test.use({
  launchOptions: {
    ...launchOptions,
    args: [...(launchOptions?.args ?? []), '--blink-settings=defaultFontSize=32'],
  },
})

for (const path of contentPages) {
  test(`${path} never scrolls sideways when a reader has made text twice as large`, async ({
    page,
  }) => {
    await page.goto(path)
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
      '32px',
    )
    for (const width of [360, 1440]) {
      await resizeTo(page, width)
      expect(await sidewaysOverflow(page), `at ${String(width)} px`).toEqual([])
    }
  })
}

test('no step of the configurator scrolls sideways at text twice as large', async ({ page }) => {
  await resizeTo(page, 360)
  await openWizard(page)
  for (const step of ['Tip', 'Malzeme', 'Renk', 'Ölçü', 'Özellikler', 'Özet']) {
    await goOnTo(page, step)
    expect(await sidewaysOverflow(page), step).toEqual([])
  }
})

test('on a phone on its side the open menu shows links, and closes again', async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 360 })
  await page.goto('/about')
  await page.getByRole('button', { name: 'Menü' }).click()
  const menu = page.getByRole('navigation', { name: 'Ana menü' })
  await expect(menu.getByRole('link', { name: 'Ana Sayfa' })).toBeInViewport({ ratio: 1 })
  await menu.getByRole('link', { name: 'Hizmetlerimiz' }).click({ trial: true })
  await menu.getByRole('link', { name: 'İletişim' }).click({ trial: true })
  await page.getByRole('button', { name: 'Kapat' }).click()
  await expect(menu).toBeHidden()
})

for (const [width, height] of [
  [360, 740],
  [740, 360],
] as const) {
  test(`at ${String(width)} px the intro's welcome and its exits stand apart, each whole`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/intro')
    const play = page.getByRole('button', { name: 'Açılış filmini oynat' })
    const phone = page.getByRole('link', { name: /0\d{3} \d{3} \d{2} \d{2}/u })
    await expect(phone).toBeVisible()
    await play.click({ trial: true })
    await phone.click({ trial: true })
    const [above, below] = [await play.boundingBox(), await phone.boundingBox()]
    if (!above || !below) throw new Error('Play and phone are not both there.')
    expect(above.y + above.height).toBeLessThanOrEqual(below.y)
    expect(below.x + below.width).toBeLessThanOrEqual(width)
  })
}

test('all buttons of the gallery stand in the window at text twice as large', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/portfolio')
  // It stands below the window here, and runs once it is seen.
  await gallery(page).scrollIntoViewIfNeeded()
  await expect(next(page)).toBeVisible()
  for (const name of ['Geçişi durdur', 'Önceki proje', 'Sonraki proje']) {
    const box = await page.getByRole('button', { name }).boundingBox()
    expect(box?.x, name).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 0), name).toBeLessThanOrEqual(360)
  }
})
