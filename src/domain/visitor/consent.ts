import { consentCategories } from './consent-categories.ts'

/** The visitor's choice. `cookieConsent` in localStorage holds exactly these four booleans. */
export interface Consent {
  readonly necessary: true
  readonly analytics: boolean
  readonly advertising: boolean
  readonly functional: boolean
}

export type ConsentCategory = Exclude<keyof Consent, 'necessary'>

export const acceptAll: Consent = {
  necessary: true,
  analytics: true,
  advertising: true,
  functional: true,
}
export const onlyNecessary: Consent = {
  necessary: true,
  analytics: false,
  advertising: false,
  functional: false,
}

/**
 * Reads a stored record. Anything but an object with exactly the four booleans and `necessary: true`
 * (nothing stored, damaged JSON, wrong types, an array, extra keys) counts as no choice: undefined.
 */
export function parseConsent(stored: string | null | undefined): Consent | undefined {
  try {
    const record: unknown = JSON.parse(stored ?? '')
    return isConsent(record) ? record : undefined
  } catch {
    return undefined
  }
}

const isConsent = (record: unknown): record is Consent =>
  isRecord(record) &&
  Object.keys(record).length === consentCategories.length &&
  consentCategories.every((field) => typeof record[field] === 'boolean') &&
  record['necessary'] === true

/** As in lib/is-record.ts; a module shared with the blog's script would be one more file on every page. */
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null
