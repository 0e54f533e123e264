import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hostileText, MANY } from '../../../../tests/support/hostile.ts'
import { catalogue } from '../fixtures/catalogue.ts'
import { initialWizard, wizardReducer } from '../model/wizard.ts'
import { readCentimetres } from './read-centimetres.ts'

test.each([
  ['250', 250],
  [' 250 cm ', 250],
  ['250,4', 250],
  ['250.5', 251],
  ['250,', 250],
  ['2,5', 250],
  ['2.75', 275],
  ['9,999', 1000],
  ['10,4', 10],
  ['3', 3],
  ['3,', 3],
  ['3,00', 300],
  ['3.00', 300],
  ['4,0', 400],
  ['2,0 m', 200],
  ['2,0 cm', 2],
  ['0,0', 0],
  ['2.5 m', 250],
  ['3 m', 300],
  ['3M', 300],
  ['3,2 metre', 320],
  ['3000 mm', 300],
  ['3.005mm', 301],
  ['2750 MİLİM', 275],
  ['1.200', 1200],
  ['1.200,5 cm', 1201],
  ['1.234.567', 1_234_567],
  ['1 200', 1200],
  ['1\u00A0200,5 cm', 1201],
  ['3 000 mm', 300],
  ['12\u202F000 mm', 1200],
  ['300 250', 300],
  ['3 0000', 3],
  ['2 50', 2],
  ['2,5 cm', 3],
  ['300 Santim', 300],
  ['2 m 50', 250],
  ['2m50', 250],
  ['2 metre 50 cm', 250],
  ['3 mt. 5 santim', 305],
  ['10 M 20 CM', 1020],
  ['2:50', 250],
  ['3 : 05 cm', 305],
  ['2:5', 2],
  ['2:500', 2],
  ['2½ m', 250],
  ['2½', 250],
  ['2 ¼ m', 225],
  ['3¾ metre', 375],
  ['250½', 251],
  ['2,5 m 20', 250],
  ['3 m 200', 300],
  ['3 mm 20', 0],
  ['2 m 3 adet', 200],
  ['-300', 300],
  ['yaklaşık 420', 420],
  ['0', 0],
  ['99999999999', 99_999_999_999],
  ['٣٠٠', 300],
  ['۲۵۰ cm', 250],
])('‘%s’ is read as %d cm', (typed, cm) => {
  expect(readCentimetres(typed)).toBe(cm)
})

test.each(['', '   ', 'üç metre', ',', '<b>'])('‘%s’ is no length', (typed) => {
  expect(readCentimetres(typed)).toBeUndefined()
})

test('whatever is typed, a length is whole, the same on second reading, and ends at the nearest size on offer', () => {
  const typed = fc.oneof(
    hostileText,
    fc.tuple(hostileText, fc.double({ noNaN: true }), hostileText).map((parts) => parts.join('')),
  )
  const { min, max } = catalogue.limits.width
  fc.assert(
    fc.property(typed, (text) => {
      const cm = readCentimetres(text)
      expect(cm === undefined).toBe(!/[0-9]/u.test(text))
      if (cm === undefined) return
      expect(Number.isSafeInteger(cm)).toBe(true)
      expect(readCentimetres(String(cm))).toBe(cm)
      const action = { kind: 'resize', side: 'width', cm } as const
      const { configuration } = wizardReducer(catalogue)(initialWizard(catalogue), action)
      expect(configuration.width).toBe(Math.min(max, Math.max(min, cm)))
    }),
    MANY,
  )
})
