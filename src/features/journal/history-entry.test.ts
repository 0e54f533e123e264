import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hostileText, MANY } from '../../../tests/support/hostile.ts'
import { parseHistoryEntry } from './history-entry.ts'
import { NO_FILTER } from './search.ts'

test('the list and an open post are read back as they were written', () => {
  const list = { view: 'list', filter: { category: 'Montaj', query: 'ışık' }, scrollY: 420 }
  expect(parseHistoryEntry(structuredClone(list))).toEqual(list)
  expect(parseHistoryEntry({ view: 'post', slug: 'a' })).toEqual({ view: 'post', slug: 'a' })
  const left = { view: 'post', slug: 'a', scrollY: 1500 }
  expect(parseHistoryEntry(structuredClone(left))).toEqual(left)
})

test.each([
  [null],
  ['list'],
  [{}],
  [{ view: 'post' }],
  [{ view: 'post', slug: 3 }],
  [{ view: 'list', filter: NO_FILTER }],
  [{ view: 'list', filter: null, scrollY: 0 }],
  [{ view: 'list', filter: { category: 'Montaj' }, scrollY: 0 }],
  [{ view: 'list', filter: { category: 'Yok', query: '' }, scrollY: 0 }],
])('%j is not one of ours', (state) => {
  expect(parseHistoryEntry(state)).toBeUndefined()
})

test('whatever an entry holds, it is ours as it was written or not at all', () => {
  const ours = fc.oneof(
    fc.record({ view: fc.constant('post'), slug: hostileText }),
    fc.record({
      view: fc.constant('list'),
      filter: fc.record({
        category: fc.oneof(fc.constantFrom('Montaj', 'Tümü', '__proto__'), hostileText),
        query: hostileText,
      }),
      scrollY: fc.oneof(fc.double(), fc.anything()),
    }),
  )
  fc.assert(
    fc.property(fc.oneof(fc.anything(), ours), (state) => {
      const entry = parseHistoryEntry(state)
      if (entry === undefined) return
      expect(state).toMatchObject(entry)
      expect(parseHistoryEntry(structuredClone(entry))).toEqual(entry)
    }),
    MANY,
  )
})
