import { introPath, routes } from '#domain/site/routes.ts'

/** What is known of a visit before the first paint. */
export interface Visit {
  /** 'listed': one of the specification's nine pages beside the intro; 'intro' or 'exempt': any other page of ours. */
  readonly page: string | undefined
  /** The owner's switch `intro.when`, as the page carries it: 'session-and-reload', 'session' or 'never'. */
  readonly when: string | undefined
  /** How the page was reached, as the browser names it: 'navigate', 'reload', 'back_forward', 'prerender'. */
  readonly navigation: string
  /** The session remembers an intro. */
  readonly hasSeenIntro: boolean
  /** A crawler, a link that carries a configuration, or a tab that the browser had discarded. */
  readonly isExempt: boolean
}

/**
 * The intro rule: 'show' leads to the intro, 'remember' counts the intro as seen, 'stay' does nothing.
 * The first listed page of a session and every reload of one show it; going back or forward never does.
 */
export function decideIntro(visit: Visit): 'show' | 'remember' | 'stay' {
  if (visit.when === 'never') return 'stay'
  if (visit.page !== 'listed' || visit.isExempt) return 'remember'
  if (visit.navigation === 'back_forward') return 'remember'
  const isAskedAgain = visit.navigation === 'reload' && visit.when !== 'session'
  return visit.hasSeenIntro && !isAskedAgain ? 'stay' : 'show'
}

/**
 * Crawlers and link previews, by user agent. Short on purpose: one that is missed follows the intro's
 * plain link. CUBOT and google are phones, Instagram's and Facebook's in-app browsers are people.
 */
export const isCrawler = (userAgent: string): boolean =>
  /[^u]bot\b|crawl|spider|slurp|preview|externalhit|-google|google[-o]|lighthouse|whatsapp\/|archiver/iu.test(
    userAgent,
  )

/** The intro's address; with `returnTo: requested` its fragment keeps the page that was asked for. */
export const introAddress = (returnTo: string | undefined, requested: string): string =>
  returnTo === 'requested' ? `${introPath}#${requested}` : introPath

/**
 * Where the intro leads: home, or the page that its fragment names ('#/services').
 * A fragment that does not name one of our pages was not written by us and leads home.
 */
export function returnAddress(returnTo: string | undefined, fragment: string): string {
  const requested = fragment.slice(1)
  const [path = ''] = requested.split(/[?#]/u)
  const isOurs = isRoutePath(path) && path !== introPath
  return returnTo === 'requested' && isOurs ? requested : routes.home
}

const isRoutePath = (path: string): boolean => Object.values<string>(routes).includes(path)
