import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hostileText, MANY } from '../../tests/support/hostile.ts'
import { fold } from './fold.ts'
import { compare, lowerCase, upperCase } from './turkish.ts'

test('İ and I keep their own small letters', () => {
  expect(lowerCase('İSTANBUL IĞDIR')).toBe('istanbul ığdır')
  expect(upperCase('iletişim ısı')).toBe('İLETİŞİM ISI')
})

test.each([
  [['KAPI', 'kapı', 'kapi', 'KAPİ']],
  [['İSTANBUL', 'ISTANBUL', 'istanbul']],
  [['Şişli', 'sisli']],
  [['Beyoğlu', 'BEYOGLU']],
  [['Kâğıthane', 'Kağıthane']],
  [['Çelik', 'CELIK']],
  [['Arıza', 'ARIZA', 'ariza']],
  [['Fener’de', "Fener'de", 'fenerde']],
])('a search finds %j under each spelling', (spellings) => {
  expect(new Set(spellings.map(fold)).size).toBe(1)
})

test('folding bears emoji, lone surrogates and empty text', () => {
  expect(fold('  🙂  Kepenk ')).toBe('🙂 kepenk')
  expect(fold('\uD83D')).toBe('\uD83D')
  expect(fold('')).toBe('')
})

test('lists are sorted the Turkish way', () => {
  expect(['Zeytinburnu', 'Çatalca', 'İkitelli', 'Iğdır', 'Şişli'].toSorted(compare)).toEqual([
    'Çatalca',
    'Iğdır',
    'İkitelli',
    'Şişli',
    'Zeytinburnu',
  ])
})

test('folding what is folded changes nothing, and no spelling of i makes a difference', () => {
  fc.assert(
    fc.property(hostileText, (text) => {
      const folded = fold(text)
      expect(fold(folded)).toBe(folded)
      for (const other of ['i', 'ı', 'I', 'İ'])
        expect(fold(text.replaceAll(/[iıIİ]/gu, other))).toBe(folded)
    }),
    MANY,
  )
})
