import { expect, test } from 'vitest'
import { shortName } from './short-name.ts'

test('a testimonial shows the first name and the initial of the second word', () => {
  expect(shortName('Ayşe Kaya')).toBe('Ayşe K.')
  expect(shortName('Ayşe Nur Kaya')).toBe('Ayşe N.')
})

test('a name of one word stays as it is', () => {
  expect(shortName('Gülşah')).toBe('Gülşah')
  expect(shortName(' Gülşah ')).toBe('Gülşah')
})

test('Turkish initials keep their dots and tails', () => {
  expect(shortName('Mehmet ilhan')).toBe('Mehmet İ.')
  expect(shortName('İbrahim Şahin')).toBe('İbrahim Ş.')
  expect(shortName('Ilgın ısıl')).toBe('Ilgın I.')
  expect(shortName('Ali I\u0307nce')).toBe('Ali İ.')
})

test('apostrophes, initials and extra spaces do no harm', () => {
  expect(shortName('D’Angelo O’Brien')).toBe('D’Angelo O.')
  expect(shortName("Ayşe 'Nur'")).toBe('Ayşe N.')
  expect(shortName('  Ayşe \t  Kaya  ')).toBe('Ayşe K.')
  expect(shortName('Ayşe K.')).toBe('Ayşe K.')
  expect(shortName('Ayşe -')).toBe('Ayşe')
})
