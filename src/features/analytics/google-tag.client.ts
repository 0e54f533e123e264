import { removalsOf } from './analytics-cookies.ts'

declare global {
  interface Window {
    dataLayer?: unknown[]
    [disabled: `ga-disable-${string}`]: boolean
  }
}

/** Consent mode v2 before any choice: everything that is not security is denied. */
const denied = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
  functionality_storage: 'denied',
  personalization_storage: 'denied',
  security_storage: 'granted',
} as const

let isStarted = false

/** The tag reads its commands as `arguments` objects; it ignores arrays. */
// eslint-disable-next-line @typescript-eslint/no-unused-vars -- names the parameters that `arguments` holds
function gtag(..._command: unknown[]) {
  window.dataLayer ??= []
  // eslint-disable-next-line prefer-rest-params -- see above
  window.dataLayer.push(arguments)
}

/**
 * Lets the tag count this page: denied defaults, the visitor's consent, the settings, then the script.
 * Analytics grants analytics storage alone; there is no ads tag, so the ad fields stay denied.
 */
function grantAnalytics(key: string, integrity: string | undefined): void {
  window[`ga-disable-${key}`] = false
  if (!isStarted) gtag('consent', 'default', denied)
  gtag('consent', 'update', { analytics_storage: 'granted' })
  if (isStarted) return
  isStarted = true
  gtag('js', new Date())
  gtag('config', key, {
    anonymize_ip: true,
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
  })
  const script = document.createElement('script')
  script.async = true
  if (integrity !== undefined) {
    script.integrity = integrity
    // Browsers pass over a value that is no digest; a digest is checked, for which they must be let read the file.
    if (integrity.startsWith('sha')) script.crossOrigin = 'anonymous'
  }
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(key)}`
  document.head.append(script)
}

/** Stops the tag at once and removes what it stored. */
function withdrawAnalytics(key: string): void {
  if (isStarted) gtag('consent', 'update', { analytics_storage: 'denied' })
  window[`ga-disable-${key}`] = true
  for (const removal of removalsOf(document.cookie, location.hostname, location.pathname)) {
    document.cookie = removal
  }
}

const { dataset } = document.documentElement
const follow = () => {
  const { analyticsKey: key, analyticsIntegrity: integrity } = dataset
  if (key === undefined) return
  if (dataset['analytics'] === 'granted') grantAnalytics(key, integrity)
  else withdrawAnalytics(key)
}
// What has happened while this code was on its way stands in `data-analytics`.
document.addEventListener('analytics', follow)
follow()
