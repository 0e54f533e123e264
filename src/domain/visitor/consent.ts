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

const fields = ['necessary', 'analytics', 'advertising', 'functional'] as const

/**
 * Reads a stored record. Anything but an object with exactly the four booleans and `necessary: true`
 * (nothing stored, damaged JSON, wrong types, an array, extra keys) counts as no choice: undefined.
 */
export function parseConsent(stored: string | null | undefined): Consent | undefined {
  if (typeof stored !== 'string') return undefined
  let record: unknown
  try {
    record = JSON.parse(stored)
  } catch {
    return undefined
  }
  if (typeof record !== 'object' || record === null || Array.isArray(record)) return undefined
  const entries = new Map<string, unknown>(Object.entries(record))
  if (entries.size !== fields.length) return undefined
  if (!fields.every((field) => typeof entries.get(field) === 'boolean')) return undefined
  if (entries.get('necessary') !== true) return undefined
  return {
    necessary: true,
    analytics: entries.get('analytics') === true,
    advertising: entries.get('advertising') === true,
    functional: entries.get('functional') === true,
  }
}
