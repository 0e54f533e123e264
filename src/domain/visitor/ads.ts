import type { Consent } from './consent.ts'

/** The state of advertising on the site. There are no ads yet, so it has no visible use. */
export interface AdsState {
  readonly adsEnabled: boolean
  readonly userBlockedAds: boolean
  readonly adsLoaded: boolean
}

const adsStateOf = (adsEnabled: boolean): AdsState => ({
  adsEnabled,
  userBlockedAds: !adsEnabled,
  adsLoaded: false,
})

/** Reads the stored 'true' or 'false'; nothing stored means enabled. */
export const readAdsState = (stored: string | null): AdsState => adsStateOf(stored !== 'false')

/** The state that a consent choice leads to. */
export const adsStateAfter = (consent: Consent): AdsState => adsStateOf(consent.advertising)
