import type { Page } from '@playwright/test'
import { openLink } from '../support/hand-off.ts'
import { photoDialogOn } from '../support/shop-photo.ts'
import { expect, test } from '../support/visitor.ts'

const ONE = '/configurator#k=1/rolling.aluminum.white.300x250.mr/6jq'
/** The longest names on sale, in a list. */
const LONG = 'security.aluminum.wood.800x600.ms'
const THREE = `/configurator#k=1/${[LONG, LONG, LONG].join('/')}/abc`

/** The sheets of paper, each as it lies. */
async function paperOf(page: Page): Promise<readonly string[]> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  const boxes = [...pdf.matchAll(/\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/gu)]
  return boxes.map(([, width, height]) => (Number(width) > Number(height) ? 'wide' : 'tall'))
}

/** Some browsers do not ask the page how its paper lies. */
const turnPaper = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('@page { size: A4 portrait; margin: 12mm }')
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  })

for (const [count, link] of [
  [1, ONE],
  [3, THREE],
] as const) {
  test(`${String(count)} on the summary: as many sheets of paper, however it lies, with the link or without`, async ({
    page,
  }) => {
    const { make, field } = await openLink(page, link)
    expect(await paperOf(page)).toEqual(Array(count).fill('wide'))
    await make.click()
    await expect(field).toBeVisible()
    expect(await paperOf(page)).toEqual(Array(count).fill('wide'))
    await turnPaper(page)
    expect(await paperOf(page)).toEqual(Array(count).fill('tall'))
  })
}

test('paper carries every shutter, the company and the link; none of the buttons', async ({
  page,
}) => {
  const { make, field, code, drawing } = await openLink(page, THREE)
  await make.click()
  const link = await field.inputValue()
  await page.emulateMedia({ media: 'print' })
  await expect(drawing).toHaveCount(3)
  for (const name of ['1. kepenk', '2. kepenk', '3. kepenk'])
    await expect(page.getByText(name, { exact: true }).first()).toBeVisible()
  await expect(page.getByText('Kadıköy, İstanbul').filter({ visible: true })).toHaveCount(3)
  await expect(page.getByText(link).filter({ visible: true })).toHaveCount(3)
  await expect(code).toHaveCount(3)
  await expect(page.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('link')).toHaveCount(0)
})

test('a photo dialog that is open stays off the paper, however long the sheets are', async ({
  page,
}) => {
  await openLink(page, THREE)
  const on = photoDialogOn(page)
  await on.opener.click()
  await expect(on.button('Fotoğraf seçin')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(on.dialog).toBeHidden()
  await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden')
  await page.emulateMedia({ media: 'screen' })
  await expect(on.button('Fotoğraf seçin')).toBeVisible()
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden')
})

test('a browser that cannot print says so, and one that takes its time takes it back', async ({
  page,
}) => {
  await openLink(page, ONE)
  const inVain = page.getByText('Bu tarayıcı yazdıramıyor; bağlantıyı ya da metni kopyalayın.')
  const print = page.getByRole('button', { name: 'Yazdır' })
  await page.evaluate(() => {
    window.print = () => {
      dispatchEvent(new Event('beforeprint'))
    }
  })
  await page.clock.install()
  await print.click()
  await page.clock.runFor(600)
  await expect(inVain).toBeHidden()
  await page.evaluate(() => {
    window.print = () => undefined
  })
  await print.click()
  await page.clock.runFor(400)
  await expect(inVain).toBeHidden()
  await page.clock.runFor(200)
  await expect(inVain).toBeVisible()
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await expect(inVain).toBeHidden()
  await page.evaluate(() => Reflect.set(window, 'print', undefined))
  await print.click()
  await page.clock.runFor(600)
  await expect(inVain).toBeVisible()
})

test('the date on paper is the day it is in Istanbul when it is printed', async ({ page }) => {
  await page.clock.setFixedTime('2026-11-27T20:59:00Z')
  await openLink(page, ONE)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('27 Kasım 2026')).toBeVisible()
  await page.clock.setFixedTime('2026-11-27T21:01:00Z')
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await expect(page.getByText('28 Kasım 2026')).toBeVisible()
})
