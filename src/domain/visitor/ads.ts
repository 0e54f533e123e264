import type { Consent } from './consent.ts'

/** The state of advertising on the site. There are no ads yet, so it has no visible use. */
export interface AdsState {
  readonly adsEnabled: boolean
  readonly userBlockedAds: boolean
  readonly adsLoaded: boolean
}

/** Reads the stored 'true' or 'false'; nothing stored means enabled. */
export function readAdsState(stored: string | null): AdsState {
  const adsEnabled = stored !== 'false'
  return { adsEnabled, userBlockedAds: !adsEnabled, adsLoaded: false }
}

/** What a consent choice leaves in the storage: 'true' or 'false'. */
export const adsRecordAfter = (consent: Consent): string => String(consent.advertising)
