import { expect, test } from 'vitest'
import type { Quad } from './homography.ts'
import { readLight, type Light } from './light.ts'

const WIDTH = 40
const HEIGHT = 30
const quad: Quad = [
  { x: 12, y: 8 },
  { x: 28, y: 8 },
  { x: 28, y: 24 },
  { x: 12, y: 24 },
]

type Paint = (x: number, y: number) => readonly [number, number, number]
const lightOf = (paint: Paint): Light => {
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4)
  for (let y = 0; y < HEIGHT; y += 1) {
    for (let x = 0; x < WIDTH; x += 1) data.set([...paint(x, y), 255], (y * WIDTH + x) * 4)
  }
  return readLight({ width: WIDTH, height: HEIGHT, data }, quad)
}
const gainAt = (light: Light, x: number, y: number) => light.gains[y * WIDTH + x] ?? NaN

test('a shutter is darker in a dark street than in the sun, and never black or glaring', () => {
  const at = (grey: number) =>
    gainAt(
      lightOf(() => [grey, grey, grey]),
      20,
      16,
    )
  const gains = [0, 40, 90, 140, 190, 255].map(at)
  expect(gains).toEqual(gains.toSorted((a, b) => a - b))
  expect(gains.at(-1)).toBeGreaterThan(2 * (gains[0] ?? Infinity))
  expect(gains[0]).toBeGreaterThanOrEqual(0.29)
  expect(gains.at(-1)).toBeLessThanOrEqual(1.13)
})

test('shade on one side of the wall lies on that side of the shutter', () => {
  const light = lightOf((x) => (x < 20 ? [70, 70, 70] : [180, 180, 180]))
  expect(gainAt(light, 13, 16)).toBeLessThan(gainAt(light, 27, 16) * 0.85)
})

test('what the shutter covers does not light it: a lit shop behind it changes nothing much', () => {
  const isInside = (x: number, y: number) => x > 12 && x < 27 && y > 8 && y < 23
  const dark = lightOf((x, y) => (isInside(x, y) ? [20, 20, 20] : [120, 120, 120]))
  const lit = lightOf((x, y) => (isInside(x, y) ? [250, 250, 250] : [120, 120, 120]))
  expect(gainAt(lit, 20, 16) / gainAt(dark, 20, 16)).toBeLessThan(1.35)
})

test('evening light warms it; a red wall does not', () => {
  const warm = lightOf(() => [200, 170, 130]).tint
  expect(warm[0]).toBeGreaterThan(warm[2] + 0.08)
  const brick = lightOf((x) => (x % 2 === 0 ? [180, 40, 30] : [150, 150, 150])).tint
  for (const part of brick) expect(Math.abs(part - 1)).toBeLessThan(0.05)
})

test('the light is there for any corners, also those at the edge of the picture', () => {
  const whole: Quad = [
    { x: 0, y: 0 },
    { x: WIDTH, y: 0 },
    { x: WIDTH, y: HEIGHT },
    { x: 0, y: HEIGHT },
  ]
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4).fill(128)
  const { gains, tint } = readLight({ width: WIDTH, height: HEIGHT, data }, whole)
  expect([...gains, ...tint].every(Number.isFinite)).toBe(true)
})
