import { storageKeys } from '#domain/visitor/storage-keys.ts'
import { readStored } from '#lib/storage.ts'
import { parseConsent } from '#domain/visitor/consent.ts'

/** Decides, inside the head and before the first paint, what this visit is. Filled in with the intro. */
if (parseConsent(readStored('local', storageKeys.consent)) === undefined) {
  document.documentElement.dataset['consent'] = 'needed'
}
