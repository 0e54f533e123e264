import { parseConsent, type Consent } from '#domain/visitor/consent.ts'
import * as storageKeys from '#domain/visitor/storage-keys.ts'
import { readStored, removeStored, writeStored } from '#lib/storage.ts'

/** The choice made on this page, kept where storage would not keep it. */
let unstored: Consent | undefined
/** A choice made here or in another tab while this page was open holds, whatever storage remembers. */
let isMadeDuringPage = false

/** The visitor's last choice, of this visit or an earlier one. */
export const readChoice = (): Consent | undefined =>
  parseConsent(readStored('local', storageKeys.consent)) ?? unstored

/**
 * The choice in force: one of this browser session. An earlier visit's choice is not applied again,
 * unless the owner's switch `consent.applyStored` says so.
 */
export function choiceInForce(appliesStored: boolean): Consent | undefined {
  const isOfThisSession =
    isMadeDuringPage || readStored('session', storageKeys.consentSession) !== null
  return appliesStored || isOfThisSession ? readChoice() : undefined
}

/** Counts the stored choice as one of this browser session. */
export function joinSession(): void {
  isMadeDuringPage = true
  writeStored('session', storageKeys.consentSession, 'true')
}

/** Keeps a new choice; false when it will be forgotten with the page. */
export function keepChoice(consent: Consent): boolean {
  const isKept = writeStored('local', storageKeys.consent, JSON.stringify(consent))
  // An earlier choice must not outlive this one.
  if (!isKept) removeStored('local', storageKeys.consent)
  unstored = isKept ? undefined : consent
  writeStored('local', storageKeys.consentDate, new Date().toISOString())
  joinSession()
  return isKept
}
