import type { Page } from '@playwright/test'
import budgets from '../../budgets.json' with { type: 'json' }
import { resizeTo, seeWholePage } from '../support/axe.ts'
import { contentPages } from '../support/every-page.ts'
import { sidewaysOverflow } from '../support/overflow.ts'
import { settled } from '../support/settled.ts'
import { expect, test } from '../support/visitor.ts'

for (const path of contentPages) {
  test(`${path} never scrolls sideways in a window of 320 px`, async ({ page }) => {
    await page.goto(path)
    await page.setViewportSize({ width: 320, height: 640 })
    await seeWholePage(page)
    expect(await sidewaysOverflow(page)).toEqual([])
  })
}

/** Texts that reach into the outer strips of the window. The rows of carousels are cut to their own window. */
const textsBeside = (page: Page, stripPx: number) =>
  page.evaluate((strip) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    const found: string[] = []
    while (texts.nextNode()) {
      const { parentElement: parent, textContent: words } = texts.currentNode
      if (!words?.trim() || !parent?.closest('header, main, footer')) continue
      if (parent.closest('[data-viewport], .visually-hidden')) continue
      if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      range.selectNodeContents(texts.currentNode)
      const { left, right } = range.getBoundingClientRect()
      if (right > left && (left < strip || right > innerWidth - strip)) found.push(words)
    }
    return found
  }, stripPx)

test('on a phone held across no words lie under its camera', async ({ page }) => {
  const besidePx = 59
  await page.setViewportSize({ width: 852, height: 393 })
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setSafeAreaInsetsOverride', {
    insets: { left: besidePx, right: besidePx },
  })
  for (const path of contentPages) {
    await page.goto(path)
    await seeWholePage(page)
    expect.soft(await textsBeside(page, besidePx), path).toEqual([])
  }
})

/** The Layout Instability API, which TypeScript's DOM does not have. */
interface LayoutShiftEntry extends PerformanceEntry {
  readonly value: number
  readonly hadRecentInput: boolean
  readonly sources: readonly LayoutShiftSource[]
}
interface LayoutShiftSource {
  readonly node: Node | null
  readonly previousRect: DOMRect
  readonly currentRect: DOMRect
}

interface Shift {
  readonly value: number
  /** What moved, and from which height to which in px. */
  readonly parts: readonly string[]
}

/** Collects every layout shift of the page without a visitor's action, also of a page that is left at once. */
async function watchShifts(page: Page): Promise<Shift[]> {
  const shifts: Shift[] = []
  await page.exposeFunction('reportShift', (shift: Shift) => {
    shifts.push(shift)
  })
  await page.addInitScript(() => {
    const report: unknown = Reflect.get(window, 'reportShift')
    if (typeof report !== 'function') return
    const describe = ({ node, previousRect: before, currentRect: after }: LayoutShiftSource) =>
      `${node instanceof Element ? node.outerHTML.slice(0, 60) : String(node?.textContent)}: ${String(before.y)} → ${String(after.y)}`
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShiftEntry[]) {
        if (entry.hadRecentInput) continue
        const parts = entry.sources.map(describe)
        Reflect.apply(report, undefined, [{ value: entry.value, parts }])
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return shifts
}

const sum = (shifts: readonly Shift[]) => shifts.reduce((total, { value }) => total + value, 0)

/** Holds the fonts back until the page has been painted without them: the worst of what a slow network does. */
async function delayFonts(page: Page) {
  let painted = Promise.withResolvers<undefined>()
  await page.exposeFunction('reportPaint', () => {
    painted.resolve(undefined)
  })
  await page.addInitScript(() => {
    const report: unknown = Reflect.get(window, 'reportPaint')
    if (typeof report !== 'function') return
    new PerformanceObserver(() => {
      Reflect.apply(report, undefined, [])
    }).observe({ type: 'paint', buffered: true })
  })
  page.on('request', (request) => {
    if (request.isNavigationRequest()) painted = Promise.withResolvers()
  })
  await page.route('**/*.woff2', async (route) => {
    await painted.promise
    await route.continue()
  })
}

test.describe('while a page loads and its fonts come late', () => {
  test.use({ storedConsent: null })
  for (const path of contentPages) {
    test(`${path} does not move, with the cookie banner and after a choice`, async ({ page }) => {
      await delayFonts(page)
      const shifts = await watchShifts(page)
      const moved: Record<string, readonly Shift[]> = {}
      for (const state of ['banner', 'chosen']) {
        for (const width of [360, 1440]) {
          await page.goto('about:blank') // or the old page moves while the window changes
          await resizeTo(page, width)
          shifts.length = 0
          await page.goto(path)
          await settled(page)
          if (sum(shifts) > budgets.layoutShift) {
            moved[`${state} at ${String(width)} px`] = [...shifts]
          }
        }
        const refuse = page.getByRole('button', { name: 'Sadece Gerekli' })
        if (state === 'banner') await refuse.click()
      }
      expect(moved).toEqual({})
    })
  }
})

test.describe('a first visit', () => {
  test.use({ seenIntro: false, storedConsent: null })
  test('nothing moves between the first paint and the way to the intro', async ({ page }) => {
    const shifts = await watchShifts(page)
    await resizeTo(page, 360)
    await page.goto('/')
    await page.waitForURL('**/intro')
    await expect(page.getByRole('button', { name: /oynat/u })).toBeVisible()
    expect(sum(shifts)).toBeLessThanOrEqual(budgets.layoutShift)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2.625, isMobile: true })
  test('the first view of every page is light, films apart', async ({ page }) => {
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.setCacheDisabled', { cacheDisabled: true })
    const films = new Set<string>()
    let bytes = 0
    devtools.on('Network.responseReceived', ({ requestId, type }) => {
      if (type === 'Media') films.add(requestId)
    })
    devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (!films.has(requestId)) bytes += encodedDataLength
    })
    const weights: Record<string, number> = {}
    for (const path of contentPages) {
      bytes = 0
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      weights[path] = bytes
    }
    console.log('Bytes of the first view at 360 px:', weights)
    expect(
      Object.entries(weights).filter(([, weight]) => weight > budgets.bytes.firstView),
    ).toEqual([])
  })
})

test('nothing is cut off when a reader spaces letters, words and lines out', async ({ page }) => {
  for (const path of ['/', '/services', '/contact', '/configurator', '/blog']) {
    await page.goto(path)
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(
        '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }',
      )
      document.adoptedStyleSheets.push(sheet)
    })
    await page.setViewportSize({ width: 360, height: 740 })
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll('main *, header *, footer *')]
        .filter((element) => {
          const { overflowX, overflowY, clipPath, position } = getComputedStyle(element)
          const isHiddenOnPurpose = clipPath !== 'none' && position === 'absolute'
          const hasText = [...element.childNodes].some(
            ({ nodeType, textContent }) => nodeType === 3 && textContent?.trim() !== '',
          )
          if (isHiddenOnPurpose || !hasText) return false
          const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element
          return (
            (overflowX === 'hidden' && scrollWidth > clientWidth + 1) ||
            (overflowY === 'hidden' && scrollHeight > clientHeight + 1)
          )
        })
        .map((element) => element.outerHTML.slice(0, 160)),
    )
    expect(cut, path).toEqual([])
    expect(await sidewaysOverflow(page), path).toEqual([])
  }
})
