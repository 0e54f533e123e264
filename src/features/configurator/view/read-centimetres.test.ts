import { expect, test } from 'vitest'
import { readCentimetres } from './read-centimetres.ts'

test.each([
  ['250', 250],
  [' 250 cm ', 250],
  ['250,4', 250],
  ['250.5', 251],
  ['250,', 250],
  ['2,5', 3],
  ['2.5 m', 3],
  ['-300', 300],
  ['yaklaşık 420', 420],
  ['0', 0],
  ['99999999999', 99_999_999_999],
])('‘%s’ is read as %d cm', (typed, cm) => {
  expect(readCentimetres(typed)).toBe(cm)
})

test.each(['', '   ', 'üç metre', ',', '٣٠٠', '<b>'])('‘%s’ is no length', (typed) => {
  expect(readCentimetres(typed)).toBeUndefined()
})
