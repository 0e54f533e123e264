import { test as base, expect } from '@playwright/test'
import { onlyNecessary } from '#domain/visitor/consent.ts'
import * as storageKeys from '#domain/visitor/storage-keys.ts'

/** A refused consent, as the site stores it. */
const REFUSED = JSON.stringify(onlyNecessary)

/** What Playwright says in the page's name where playwright.config.ts keeps service workers out. */
const REFUSED_WORKER = 'warning: Service Worker registration blocked by Playwright'

interface VisitorOptions {
  /** The visitor has seen the intro in this session: no redirect. */
  seenIntro: boolean
  /** What localStorage holds as `cookieConsent`; null: no choice was made. */
  storedConsent: string | null
  /** Console messages that a test expects (it provokes the fault); all others fail the test. */
  expectedMessages: RegExp | null
}

/**
 * A visitor who comes back: intro seen, consent refused. `test.use({ seenIntro: false })` makes a new one.
 * Every test fails on a console error or warning, on an uncaught error and on a request to another host.
 */
export const test = base.extend<VisitorOptions>({
  seenIntro: [true, { option: true }],
  storedConsent: [REFUSED, { option: true }],
  expectedMessages: [null, { option: true }],
  context: async ({ context, seenIntro, storedConsent }, use) => {
    await context.addInitScript(
      ([seen, consent, keys]) => {
        if (window.top !== window || !location.protocol.startsWith('http')) return
        // Only once: what the page stores afterwards must stand.
        if (sessionStorage.getItem('visitorPrepared') !== null) return
        sessionStorage.setItem('visitorPrepared', 'true')
        if (seen) sessionStorage.setItem(keys.introShown, 'true')
        if (consent !== null) localStorage.setItem(keys.consent, consent)
      },
      [seenIntro, storedConsent, { ...storageKeys }] as const,
    )
    await use(context)
  },
  page: async ({ page, baseURL, expectedMessages }, use) => {
    const complaints: string[] = []
    const complain = (text: string) => {
      if (text === REFUSED_WORKER) return
      if (expectedMessages?.test(text) !== true) complaints.push(text)
    }
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type()))
        complain(`${message.type()}: ${message.text()}`)
    })
    page.on('pageerror', (error) => {
      complain(`uncaught: ${error.message}`)
    })
    page.on('request', (request) => {
      const { protocol, origin } = new URL(request.url())
      if (protocol.startsWith('http') && origin !== baseURL)
        complain(`other host: ${request.url()}`)
    })
    await use(page)
    expect(complaints).toEqual([])
  },
})

export { expect }
