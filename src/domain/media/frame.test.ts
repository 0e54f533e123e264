import { expect, test } from 'vitest'
import { frameRatios } from './frame.ts'

test('a usual photograph fills 4:5 on a phone and 16:10 elsewhere', () => {
  expect(frameRatios({ width: 1200, height: 800 })).toEqual({ narrow: 0.8, wide: 1.6 })
  expect(frameRatios({ width: 1200, height: 900 })).toEqual({ narrow: 0.8, wide: 1.6 })
})

test('a wide photograph gets a lower frame', () => {
  const { narrow, wide } = frameRatios({ width: 2100, height: 900 })
  expect(wide).toBeCloseTo(21 / 9)
  expect(narrow).toBeGreaterThan(1.2)
})

test('an upright photograph keeps its shape', () => {
  expect(frameRatios({ width: 900, height: 1200 })).toEqual({ narrow: 0.8, wide: 0.75 })
})
