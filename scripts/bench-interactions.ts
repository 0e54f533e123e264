// Measures how long each control takes to answer: from the finger's or key's event to the next paint, as INP counts it.
// A phone of 360 × 740 with touch, main thread four times slower, each control several times; prints the slowest and
// the median.
// The 3D view is left out: without a graphics card its pictures come from the processor that is slowed down.
// Some controls only: npm run bench:interactions -- Renk   More rounds: --rounds=5
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { chromium, type CDPSession, type Locator, type Page } from '@playwright/test'
import { onlyNecessary } from '#domain/visitor/consent.ts'
import * as storageKeys from '#domain/visitor/storage-keys.ts'
import { ensureBrowser } from './ensure-browser.ts'
import { BENCH_ARGS } from './find-browser.ts'
import { serveSite } from './site-server.ts'

const SLOWDOWN = 4
/** A finger rests on the glass for about so long. */
const PRESS_MS = 80
/** Long enough for everything that an interaction sets off to have been painted. */
const SETTLE_MS = 900
const GOOD_MS = 100
/** Stands in for a visitor's photograph of a shop. */
const PHOTOGRAPH = fileURLToPath(new URL('../docs/site.jpg', import.meta.url))
const SCREEN = { width: 360, height: 740 }
/** What the window needs besides the page, for the browser's own bar. */
const BAR_HEIGHT = 120

interface Visitor {
  readonly page: Page
  readonly tap: (target: Locator) => Promise<void>
  readonly press: (key: string) => Promise<void>
  readonly type: (text: string) => Promise<void>
}
interface Interaction {
  readonly name: string
  readonly act: (visitor: Visitor) => Promise<void>
}

const tapOn = (name: string, find: (page: Page) => Locator): Interaction => ({
  name,
  act: ({ page, tap }) => tap(find(page)),
})
const option = (name: string) => tapOn(name, (page) => page.getByRole('radio', { name }))
const feature = (name: string) => tapOn(name, (page) => page.getByRole('switch', { name }))
const button = (name: string, label: RegExp) =>
  tapOn(name, (page) => page.getByRole('button', { name: label }).filter({ visible: true }).first())
const next = (step: string) => button(`Sonraki → ${step}`, /^Sonraki/u)

/** What is done on each page, in this order; a page's first tap starts its scripts and is not counted. */
const visits: Readonly<Record<string, readonly Interaction[]>> = {
  '/configurator': [
    option('Manuel Kepenk'),
    option('Güvenlik Kepenk'),
    option('Otomatik Kepenk'),
    {
      name: 'opening handle, arrow key',
      act: async ({ page, press }) => {
        await page.getByRole('slider', { name: 'Açılma oranı' }).filter({ visible: true }).focus()
        await press('ArrowUp')
      },
    },
    next('Malzeme'),
    option('Çelik'),
    option('PVC'),
    option('Alüminyum'),
    next('Renk'),
    option('Yeşil'),
    option('Ahşap Görünüm'),
    option('Beyaz'),
    next('Ölçü'),
    button('one centimetre more', /^Genişlik.*artır/u),
    button('one centimetre less', /^Yükseklik.*azalt/u),
    {
      name: 'slider, arrow key',
      act: async ({ page, press }) => {
        await page.getByRole('slider', { name: 'Genişlik' }).focus()
        await press('ArrowRight')
      },
    },
    { name: 'slider, End', act: ({ press }) => press('End') },
    {
      name: 'number field, a digit',
      act: async ({ page, type }) => {
        await page.getByLabel('Genişlik, santimetre').focus()
        await type('4')
      },
    },
    next('Özellikler'),
    feature('Motor'),
    feature('Uzaktan kumanda'),
    feature('Sensör'),
    button('a remark settled', /ekle$|geç$|çıkar$/u),
    next('Özet'),
    button('a link made', /^Bağlantı oluştur/u),
    button('stepper, to the first step', /^Tip/u),
    button('stepper, to the last step', /^Özet/u),
    button('one shutter more', /^Bir kepenk daha ekle/u),
  ],
  '/configurator?photo': [
    button('photo dialog, opened', /^Dükkânımda gör/u),
    {
      name: 'corner, arrow key',
      act: async ({ page, press }) => {
        await page.locator('dialog input[type="file"]').first().setInputFiles(PHOTOGRAPH)
        await page.getByRole('slider', { name: 'Sol üst köşe' }).focus()
        await page.waitForTimeout(SETTLE_MS)
        await press('ArrowRight')
      },
    },
    button('corner taken back', /^Geri al/u),
    button('corners done', /^Köşeler tamam/u),
    {
      name: 'photograph, shutter opened',
      act: async ({ page, press }) => {
        await page.getByRole('dialog').getByRole('slider', { name: 'Açılma oranı' }).focus()
        await press('ArrowUp')
      },
    },
    button('photo dialog, closed', /^Kapat/u),
  ],
  '/': [
    button('menu, opened', /^Menü/u),
    button('menu, closed', /^Kapat/u),
    button('cookie settings, opened', /^Çerez tercihleri/u),
    tapOn('cookie settings, a switch', (page) => page.getByRole('switch', { name: 'Analitik' })),
    button('cookie settings, saved', /^Tercihleri Kaydet/u),
    {
      name: 'next testimonial',
      act: async ({ page, tap }) => {
        await page.getByRole('group', { name: 'Yorumlar' }).first().scrollIntoViewIfNeeded()
        await tap(page.getByRole('button', { name: 'Sonraki yorum' }))
      },
    },
  ],
  '/contact': [tapOn('a question', (page) => page.locator('summary').first())],
  '/portfolio': [button('next project', /sonraki/iu), button('project before', /önceki/iu)],
  '/blog': [
    {
      name: 'search, a letter',
      act: async ({ page, type }) => {
        await page.getByRole('searchbox').focus()
        await type('m')
      },
    },
    option('Teknoloji'),
    tapOn('a post opened', (page) => page.getByRole('link', { name: /^Oku/u }).first()),
    button('back to the list', /Blog Listesine Dön/u),
  ],
}

async function visitorOf(page: Page, cdp: CDPSession): Promise<Visitor> {
  // Else the window cuts the page's lowest part off, and what only changes there seems never to be painted.
  const { windowId } = await cdp.send('Browser.getWindowForTarget')
  const bounds = { width: SCREEN.width, height: SCREEN.height + BAR_HEIGHT }
  await cdp.send('Browser.setWindowBounds', { windowId, bounds })
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  return {
    page,
    tap: async (target) => {
      await target.scrollIntoViewIfNeeded()
      await page.waitForTimeout(SETTLE_MS)
      const box = await target.boundingBox()
      if (!box) throw new Error(`${String(target)} cannot be tapped.`)
      const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
      await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
      await page.waitForTimeout(PRESS_MS)
      await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    },
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
  }
}

/** One round through a page: the duration of each interaction, by its name. */
async function measure(address: string, path: string, only: readonly string[]) {
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: BENCH_ARGS })
  const page = await browser.newPage({
    viewport: SCREEN,
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    locale: 'tr-TR',
    serviceWorkers: 'block',
  })
  await page.addInitScript(
    ({ keys, consent }) => {
      sessionStorage.setItem(keys.introShown, 'true')
      localStorage.setItem(keys.consent, consent)
      const slowest = { value: 0 }
      Reflect.set(window, 'slowest', slowest)
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if (Reflect.get(entry, 'interactionId'))
            slowest.value = Math.max(slowest.value, entry.duration)
        }
        // Spread, because the DOM types do not know the threshold yet.
      }).observe({ type: 'event', buffered: true, ...{ durationThreshold: 16 } })
    },
    { keys: { ...storageKeys }, consent: JSON.stringify(onlyNecessary) },
  )
  const durations = new Map<string, number>()
  try {
    await page.goto(address + path)
    await page.touchscreen.tap(4, 200)
    await page.waitForLoadState('networkidle')
    const visitor = await visitorOf(page, await page.context().newCDPSession(page))
    for (const { name, act } of visits[path] ?? []) {
      await page.waitForTimeout(SETTLE_MS)
      await page.evaluate(() => {
        Reflect.set(Reflect.get(window, 'slowest'), 'value', 0)
      })
      await act(visitor)
      await page.waitForTimeout(SETTLE_MS)
      const isWanted = only.length === 0 || only.some((part) => name.includes(part))
      if (isWanted)
        durations.set(
          name,
          await page.evaluate(() => Number(Reflect.get(Reflect.get(window, 'slowest'), 'value'))),
        )
    }
  } finally {
    await browser.close()
  }
  return durations
}

const { values: options, positionals } = parseArgs({
  options: { rounds: { type: 'string', default: '3' } },
  allowPositionals: true,
})
const { url, stop } = await serveSite(fileURLToPath(new URL('../dist', import.meta.url)), 0)
try {
  for (const path of Object.keys(visits)) {
    const rounds: ReadonlyMap<string, number>[] = []
    while (rounds.length < Number(options.rounds))
      rounds.push(await measure(url, path, positionals))
    for (const name of rounds[0]?.keys() ?? []) {
      const times = rounds.map((round) => round.get(name) ?? 0).toSorted((a, b) => a - b)
      const slowest = times.at(-1) ?? 0
      const median = times[Math.floor(times.length / 2)] ?? 0
      console.log(
        [
          path.padEnd(16),
          name.padEnd(28),
          `median ${String(median)} ms`.padStart(14),
          `slowest ${String(slowest)} ms`.padStart(18),
          median > GOOD_MS ? '  ✗' : '',
        ].join(''),
      )
    }
  }
} finally {
  await stop()
}
