import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import budgets from '../../budgets.json' with { type: 'json' }
import { twoFrames } from './frames.ts'
import { expect } from './visitor.ts'

const { rules, widths, violations: allowed } = budgets.accessibility
const HEIGHTS: Readonly<Record<number, number>> = { 360: 740, 820: 1180, 1440: 900 }

/** Sets the window to one of the three widths. */
export const resizeTo = (page: Page, width: number) =>
  page.setViewportSize({ width, height: HEIGHTS[width] ?? 900 })

/** What axe finds in the page as it stands, one line per element. */
async function findingsOf(page: Page, onlyRules?: readonly string[]): Promise<readonly string[]> {
  // In the page itself, without an extra one to gather results, and only what is wrong: five times as quick.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({
      resultTypes: ['violations'],
      runOnly: onlyRules ? [...onlyRules] : { type: 'tag', values: rules },
    })
    .analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary ?? ''}`,
    ),
  )
}

/**
 * What waits to come near (`content-visibility`) is drawn at once: axe scrolls to an element and looks at it in one
 * breath, a frame before the browser has drawn it, and would hold its colours against the page's.
 */
const drawAll = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('section { content-visibility: visible !important; }')
    document.adoptedStyleSheets.push(sheet)
  })

/** Fails on anything that axe finds at each of the widths. */
export async function expectAccessible(
  page: Page,
  atWidths: readonly number[] = widths,
  onlyRules?: readonly string[],
) {
  await drawAll(page)
  for (const width of atWidths) {
    await resizeTo(page, width)
    await twoFrames(page)
    const findings = await findingsOf(page, onlyRules)
    expect(findings.slice(allowed), `axe at ${String(width)} px`).toEqual([])
  }
}

/** Scrolls through the page once, so that everything that waits to be seen is there. */
export async function seeWholePage(page: Page) {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: 'instant' })
      await frame()
      await frame()
    }
    scrollTo({ top: 0, behavior: 'instant' })
    await frame()
  })
}
