import { expect, test } from 'vitest'
import { luma, rgbOf } from './colour.ts'

test('the channels of a hex colour, in either case', () => {
  expect(rgbOf('#4169E1')).toEqual([65, 105, 225])
  expect(rgbOf('#f5f5dc')).toEqual([245, 245, 220])
})

test('white is 1, black 0, and green looks lighter than red, red lighter than blue', () => {
  expect(luma(rgbOf('#FFFFFF'))).toBeCloseTo(1)
  expect(luma(rgbOf('#000000'))).toBe(0)
  const [green, red, blue] = ['#00FF00', '#FF0000', '#0000FF'].map((hex) => luma(rgbOf(hex)))
  expect(green).toBeGreaterThan(red ?? 1)
  expect(red).toBeGreaterThan(blue ?? 1)
})
