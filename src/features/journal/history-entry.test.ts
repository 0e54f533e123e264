import { expect, test } from 'vitest'
import { parseHistoryEntry } from './history-entry.ts'
import { NO_FILTER } from './search.ts'

test('the list and an open post are read back as they were written', () => {
  const list = { view: 'list', filter: { category: 'Montaj', query: 'ışık' }, scrollY: 420 }
  expect(parseHistoryEntry(structuredClone(list))).toEqual(list)
  expect(parseHistoryEntry({ view: 'post', slug: 'a' })).toEqual({ view: 'post', slug: 'a' })
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
