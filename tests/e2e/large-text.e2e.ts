import { resizeTo } from '../support/axe.ts'
import { contentPages } from '../support/every-page.ts'
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
