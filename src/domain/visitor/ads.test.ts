import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hostileText } from '../../../tests/support/hostile.ts'
import { adsRecordAfter, readAdsState } from './ads.ts'
import { acceptAll, onlyNecessary } from './consent.ts'

test('ads are enabled unless the stored state says otherwise', () => {
  expect(readAdsState(null).adsEnabled).toBe(true)
  expect(readAdsState('true').adsEnabled).toBe(true)
  expect(readAdsState('false')).toEqual({
    adsEnabled: false,
    userBlockedAds: true,
    adsLoaded: false,
  })
})

test('refusing advertising blocks ads, accepting allows them', () => {
  expect(readAdsState(adsRecordAfter(onlyNecessary)).userBlockedAds).toBe(true)
  expect(readAdsState(adsRecordAfter(acceptAll)).adsEnabled).toBe(true)
})

test('whatever is stored, ads are either enabled or blocked, and none is loaded', () => {
  fc.assert(
    fc.property(hostileText, (stored) => {
      const { adsEnabled, userBlockedAds, adsLoaded } = readAdsState(stored)
      expect(userBlockedAds).toBe(!adsEnabled)
      expect(adsLoaded).toBe(false)
    }),
  )
})
