import { adsRecordAfter } from '#domain/visitor/ads.ts'
import * as storageKeys from '#domain/visitor/storage-keys.ts'
import { writeStored } from '#lib/storage.ts'

/** Keeps the ads state in step with the visitor's choices; before a choice nothing is stored. */
document.addEventListener('consent', ({ detail: { consent, isNewChoice } }) => {
  if (consent && isNewChoice) writeStored('local', storageKeys.adsEnabled, adsRecordAfter(consent))
})
