/** Browser storage that never throws: blocked, null or full storage reads as empty and forgets. */

type Area = 'local' | 'session'

const areaOf = (area: Area): Storage | null =>
  // Some WebViews hand out null here, others throw.
  area === 'local' ? globalThis.localStorage : globalThis.sessionStorage

/** The stored text; null when there is none or storage cannot be read. */
export function readStored(area: Area, key: string): string | null {
  try {
    return areaOf(area)?.getItem(key) ?? null
  } catch {
    return null
  }
}

/** Stores the text and says whether it can be read back. */
export function writeStored(area: Area, key: string, value: string): boolean {
  try {
    const storage = areaOf(area)
    storage?.setItem(key, value)
    return storage?.getItem(key) === value
  } catch {
    return false
  }
}

/** Forgets the text, where storage lets it. */
export function removeStored(area: Area, key: string): void {
  try {
    areaOf(area)?.removeItem(key)
  } catch {
    // Nothing can be read from such a storage either.
  }
}
