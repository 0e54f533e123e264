import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { hostileText } from '../../tests/support/hostile.ts'
import { readStored, removeStored, writeStored } from './storage.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

/** A storage that keeps, forgets, changes or refuses what it is given. */
const storageThat = (keeps: (value: string) => string | null) => {
  const kept = new Map<string, string | null>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, keeps(value)),
    removeItem: (key: string) => kept.delete(key),
  }
}
const refuse = () => {
  throw new DOMException('no', 'SecurityError')
}

test('any key and any text is kept as it was written, or said to be lost', () => {
  const storages = fc.constantFrom(
    storageThat((value) => value),
    storageThat(() => null),
    storageThat((value) => value.slice(1)),
    { getItem: refuse, setItem: refuse, removeItem: refuse },
    null,
    undefined,
  )
  fc.assert(
    fc.property(storages, hostileText, hostileText, (storage, key, value) => {
      vi.stubGlobal('localStorage', storage)
      const isKept = writeStored('local', key, value)
      expect(readStored('local', key) === value).toBe(isKept)
      removeStored('local', key)
      expect(readStored('local', key)).toBeNull()
    }),
  )
})
