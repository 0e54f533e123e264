import type { ClientDirective } from 'astro'

declare module 'astro' {
  interface AstroClientDirectives {
    /** Comes alive at the first sign of the visitor. */
    'client:engaged'?: boolean
  }
}

/** Without a sign of the visitor, an island comes this long after the page has loaded. */
const PATIENCE_MS = 3000
/** Code that did not arrive is asked for again, but not more often than this. */
const PAUSE_MS = 5000
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'] as const

/** Under a resting mouse a browser reports a move of nothing whenever the page below it changes. */
const isRest = (event: Event): boolean =>
  event instanceof PointerEvent &&
  event.type === 'pointermove' &&
  event.movementX === 0 &&
  event.movementY === 0

/** Listened for while the page is read: the island's element wakes later. */
const firstSign = new Promise<void>((resolve) => {
  const waiting = new AbortController()
  const notice = (event: Event) => {
    if (isRest(event)) return
    waiting.abort()
    resolve()
  }
  for (const sign of SIGNS)
    addEventListener(sign, notice, { capture: true, passive: true, signal: waiting.signal })
})

/** Calls back once, when the network is said to be there again or the visitor presses something. */
function atNextChance(callBack: (isOnline: boolean) => void) {
  const waiting = new AbortController()
  for (const chance of ['online', 'pointerdown', 'keydown']) {
    const take = () => {
      waiting.abort()
      callBack(chance === 'online')
    }
    addEventListener(chance, take, { capture: true, passive: true, signal: waiting.signal })
  }
}

/**
 * `client:engaged`: the island comes alive at the first sign that someone is there, so that its code never
 * competes with the first paint. A page that is entered anew (Back, reload) or by an address with a
 * fragment comes alive at once, for what it shows may hang on them. `data-wanted` on the island says that its code was
 * asked for: what stands in for it when it does not arrive counts its time from there, and stays where it is asked for again.
 */
const engaged: ClientDirective = (load, _options, island) => {
  let isWanted = false
  let askedAt = 0
  const ask = () => {
    askedAt = performance.now()
    void load().then((hydrate) => hydrate())
  }
  const start = () => {
    if (isWanted) return
    isWanted = true
    island.dataset['wanted'] = ''
    ask()
  }
  // The code did not arrive, not even at Astro's second attempt. What it imports is asked for under the same address again,
  // which Firefox up to 154 refuses after an answer that was an error (retriable-import.ts).
  island.addEventListener('astro:hydration-error', () => {
    atNextChance((isOnline) => {
      setTimeout(ask, isOnline ? 0 : askedAt + PAUSE_MS - performance.now())
    })
  })
  const startLater = () => {
    setTimeout(start, PATIENCE_MS)
  }
  if (history.state !== null || location.hash !== '') {
    start()
    return
  }
  void firstSign.then(start)
  if (document.readyState === 'complete') startLater()
  else addEventListener('load', startLater)
}

export default engaged
