/** Everything the site may store in a browser; docs/contracts.md and content/cookies.yaml list the same. */
export const storageKeys = {
  /** localStorage: the four consent booleans as JSON. */
  consent: 'cookieConsent',
  /** localStorage: ISO time of the choice. */
  consentDate: 'cookieConsentDate',
  /** localStorage: 'true' or 'false', written only after a consent choice. */
  adsEnabled: 'adsEnabled',
  /** sessionStorage: the intro has been shown. */
  introShown: 'introShown',
  /** sessionStorage: a choice made in this browser session stays in force on its next pages. */
  consentSession: 'consentSession',
} as const
