import { decideIntro, introAddress, isCrawler } from '#domain/visitor/intro.ts'
import * as storageKeys from '#domain/visitor/storage-keys.ts'
import { carriesConfiguration } from '#domain/site/routes.ts'
import { isThrifty } from '#lib/thrifty.ts'
import { readStored, writeStored } from '#lib/storage.ts'

/**
 * Decides, inside the head and before the first paint, what this visit is:
 * - `data-script="expected"` on <html>: scripts will take the menu, the banner and the intro over;
 * - `data-consent="needed"`: no choice is stored, so the banner shows (whether a stored one is whole, its script finds out);
 * - `document.earlyPress`: what was pressed before those scripts came, for the layout to press again;
 * - `data-thrifty`: the visitor saves data or has a very slow network, so nothing is fetched that was not asked for;
 * - the intro rule: lead to /intro, or count the intro as seen.
 */
declare global {
  interface Document {
    readonly prerendering?: boolean
    /** The browser had thrown the tab away and loads it anew. */
    readonly wasDiscarded?: boolean
    earlyPress?: Partial<Element> | null
  }
}

const INTRO_DELAY_MS = 100

const root = document.documentElement
const { gate, introWhen, introReturn } = root.dataset
/** A page whose scripts have not arrived by now is on its own. On /intro that shows 'Geç'; elsewhere a slow network has longer. */
const scriptPatienceMs = gate === 'intro' ? 5000 : 10_000

root.dataset['script'] = 'expected'
if (isThrifty()) root.dataset['thrifty'] = ''
if (gate !== 'intro' && readStored('local', storageKeys.consent) === null) {
  root.dataset['consent'] = 'needed'
}

addEventListener(
  'click',
  ({ target }) => {
    document.earlyPress = target
  },
  true,
)

// If the scripts do not arrive, the static page must stand alone: a list for a menu, no banner without
// behaviour, no endless spinner. Scripts that come later still take it over.
const standAlone = () => {
  if (root.dataset['script'] !== 'expected') return
  delete root.dataset['script']
  delete root.dataset['consent']
  document.earlyPress = null
}
// A script of ours did not come (the event is its element's) or broke down. What an app has put into the page is not ours.
addEventListener(
  'error',
  ({ target, filename }) => {
    const address = target instanceof HTMLScriptElement ? target.src : filename
    if (/_astro.+js/.test(address)) standAlone()
  },
  true,
)
// Or none is heard of: a network that has gone silent, a page that broke off above them.
setTimeout(standAlone, scriptPatienceMs)

const applyIntroRule = () => {
  const [entry] = performance.getEntriesByType('navigation')
  const decision = decideIntro({
    page: gate,
    when: introWhen,
    navigation: entry instanceof PerformanceNavigationTiming ? entry.type : 'navigate',
    hasSeenIntro: readStored('session', storageKeys.introShown) !== null,
    isExempt:
      carriesConfiguration(location) ||
      document.wasDiscarded === true ||
      isCrawler(navigator.userAgent),
  })
  if (decision === 'stay') return
  // A session that cannot remember the intro must not be led to it: it would come back for ever.
  const isRemembered = writeStored('session', storageKeys.introShown, 'true')
  if (decision === 'remember' || !isRemembered) return
  const { pathname, search, hash } = location
  const redirect = setTimeout(() => {
    location.replace(introAddress(introReturn, pathname + search + hash))
  }, INTRO_DELAY_MS)
  // Left within the delay: the page must not wake up in the back-forward cache and redirect then.
  addEventListener('pagehide', () => {
    clearTimeout(redirect)
  })
}

// A prerendered page has a session of its own; the visit begins when it is shown.
if (document.prerendering) {
  document.addEventListener('prerenderingchange', applyIntroRule, { once: true })
} else {
  applyIntroRule()
}
