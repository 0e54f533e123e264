import { expect, test } from 'vitest'
import { shortAuthor, shownTags } from './card-facts.ts'

test('a card shows the tags it has room for and counts the others', () => {
  expect(shownTags(['a', 'b', 'c', 'd'], 3)).toEqual(['a', 'b', 'c', '+1'])
  expect(shownTags(['a', 'b', 'c', 'd', 'e'], 2)).toEqual(['a', 'b', '+3'])
})

test('no remainder where all tags are shown, nothing where there are none', () => {
  expect(shownTags(['a', 'b'], 2)).toEqual(['a', 'b'])
  expect(shownTags([], 2)).toEqual([])
})

test('a card names the first two words of the author', () => {
  expect(shortAuthor('Teknik Ekip Örnek Kepenk')).toBe('Teknik Ekip')
  expect(shortAuthor(' Ayşe  Kaya ')).toBe('Ayşe Kaya')
  expect(shortAuthor('Ayşe')).toBe('Ayşe')
})
