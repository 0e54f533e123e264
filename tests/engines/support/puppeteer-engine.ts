import puppeteer, { type LaunchOptions as PuppeteerOptions, type Page } from 'puppeteer-core'
import { findBrowser, HEADLESS_ARGS } from '../../../scripts/find-browser.ts'
import { FIREFOX } from '../../../scripts/ensure-engines.ts'
import type { Engine, Launch } from './engine.ts'
import { KEYS } from './keys.ts'

/** Chromium over its DevTools protocol. */
export const launchChromium: Launch = ({ proxyPort, isCautious }) =>
  drive({
    browser: 'chrome',
    executablePath: findBrowser() ?? '',
    headless: 'shell',
    args: [
      ...HEADLESS_ARGS,
      '--lang=tr-TR',
      `--proxy-server=127.0.0.1:${String(proxyPort)}`,
      ...(isCautious ? ['--force-prefers-reduced-motion', '--disable-local-storage'] : []),
    ],
  })

/** Firefox over WebDriver BiDi, which it speaks itself. */
export const launchFirefox: Launch = ({ proxyPort, isCautious }) =>
  drive({
    browser: 'firefox',
    executablePath: FIREFOX,
    headless: true,
    extraPrefsFirefox: {
      'intl.accept_languages': 'tr-TR',
      'ui.useOverlayScrollbars': 1, // as on a phone
      // Back loads the page anew and puts its fields back; the driver waits in vain after a page that was kept.
      'browser.sessionhistory.max_total_viewers': 0,
      'fission.bfcacheInParent': false,
      'network.proxy.type': 1,
      'network.proxy.http': '127.0.0.1',
      'network.proxy.http_port': proxyPort,
      'network.proxy.ssl': '127.0.0.1',
      'network.proxy.ssl_port': proxyPort,
      'network.proxy.no_proxies_on': 'localhost',
      ...(isCautious ? { 'ui.prefersReducedMotion': 1, 'network.cookie.cookieBehavior': 2 } : {}),
    },
  })

async function drive(options: PuppeteerOptions): Promise<Engine> {
  const browser = await puppeteer.launch({ ...options, timeout: 120_000, protocolTimeout: 60_000 })
  // A page of its own: the one Firefox begins with never gets the focus, and its keys press no button.
  const page = await browser.newPage()
  page.setDefaultTimeout(60_000)
  const complaints = await listen(page)
  return {
    goTo: (url) => page.goto(url),
    // Not the driver's own ways: in Firefox `reload` fails where the page leads on before it has loaded, and `goBack`
    // waits for a load that does not come where the page was kept.
    reload: () => page.evaluate('void setTimeout(() => location.reload())'),
    back: () => page.evaluate('void setTimeout(() => history.back())'),
    resize: (width, height) => page.setViewport({ width, height }),
    evaluate: (expression) => page.evaluate(expression),
    movePointer: (x, y) => unlessLeft(page, page.mouse.move(x, y)),
    click: (x, y) => page.mouse.click(x, y),
    // By its sign: Puppeteer has no name for Firefox's space bar.
    press: (key) =>
      options.browser === 'firefox' ? page.keyboard.type(KEYS[key]) : page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    screenshot: () => page.screenshot(),
    takeComplaints: () => complaints.splice(0),
    close: () => browser.close(),
  }
}

/** Waits for an act, but not beyond the page: Chromium never says that its pointer has moved on one that led on meanwhile. */
async function unlessLeft(page: Page, act: Promise<unknown>) {
  const left = Promise.withResolvers<unknown>()
  page.once('framenavigated', left.resolve)
  await Promise.race([act, left.promise]).finally(() => page.off('framenavigated', left.resolve))
}

async function listen(page: Page): Promise<string[]> {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => {
    complaints.push(`uncaught: ${String(error)}`)
  })
  // Firefox says what its policy refuses to the page only.
  await page.evaluateOnNewDocument(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.error(`refused by ${violatedDirective}: ${blockedURI}`)
    })
  })
  return complaints
}
