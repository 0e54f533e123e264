/*
 * Everything the site may store in a browser; docs/contracts.md and content/cookies.yaml list the same. Imported as a whole
 * (`import * as storageKeys`): a script then carries only the names that it uses.
 */

/** localStorage: the four consent booleans as JSON. */
export const consent = 'cookieConsent'
/** localStorage: ISO time of the choice. */
export const consentDate = 'cookieConsentDate'
/** localStorage: 'true' or 'false', written only after a consent choice. */
export const adsEnabled = 'adsEnabled'
/** sessionStorage: the intro has been shown. */
export const introShown = 'introShown'
/** sessionStorage: a choice made in this browser session stays in force on its next pages. */
export const consentSession = 'consentSession'
