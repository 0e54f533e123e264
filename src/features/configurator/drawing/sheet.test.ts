import { describe, expect, test } from 'vitest'
import { partsOf } from '../assembly/assembly.ts'
import { assembled } from '../fixtures/assembled.ts'
import { raise } from '../assembly/raise.ts'
import { isDark } from './contrast.ts'
import { slatEdges } from './paths.ts'
import { gripOn, place, placeOnSheet, placePlate, sheetFormats } from './sheet.ts'

const sizes = [100, 101, 175, 250, 300, 400, 420, 599, 600, 777, 800].flatMap((width) =>
  [100, 150, 180, 250, 333, 599, 600].map((height) => ({ width, height })),
)
const withSensor = (size: { readonly width: number; readonly height: number }) =>
  assembled({ sensor: true, ...size })

describe.each(Object.entries(sheetFormats))('on the %s sheet', (_, format) => {
  test('a shutter of any size keeps inside the margins and stands on the ground', () => {
    for (const size of sizes) {
      const assembly = withSensor(size)
      const placement = placeOnSheet(assembly, format)
      const whole = place({ x: 0, y: 0, width: assembly.width, height: assembly.height }, placement)
      expect(whole.x).toBeGreaterThanOrEqual(format.left - 0.1)
      expect(whole.x + whole.width).toBeLessThanOrEqual(format.width - format.right + 0.1)
      expect(whole.y).toBeGreaterThanOrEqual(format.top - 0.1)
      expect(whole.y + whole.height).toBeCloseTo(format.height - format.bottom, 0)
    }
  })

  test('it is true to scale: a centimetre is as long across as up', () => {
    const assembly = withSensor({ width: 320, height: 240 })
    const face = place(assembly.opening, placeOnSheet(assembly, format))
    const { width, height } = assembly.opening
    expect(face.width / face.height).toBeCloseTo(width / height, 2)
  })

  test('a person of 175 cm fits beside the smallest shutter', () => {
    const { scale } = placeOnSheet(withSensor({ width: 100, height: 100 }), format)
    expect(1750 * scale).toBeLessThanOrEqual(format.height - format.bottom - format.top)
  })

  test('a plate in the corner stands clear of shutter, dimension lines and the other corner', () => {
    const inCorner = sizes.filter((size) => placePlate(withSensor(size), 0, format).y < 4)
    expect(inCorner.length).toBeGreaterThan(0)
    for (const size of inCorner) {
      const assembly = withSensor(size)
      const { left, top, ground, scale } = placeOnSheet(assembly, format)
      const { x, y } = placePlate(assembly, 0, format)
      const bottom = y + format.plate.height
      const line = left + assembly.width * scale + format.dimensionGap
      const numberTop = (top + ground - format.numberLength) / 2
      expect(x > line || bottom <= top).toBe(true)
      expect(x > line + format.textSize / 2 || bottom <= numberTop).toBe(true)
      expect(x).toBeGreaterThan(format.width / 2)
      expect(x + format.plate.width).toBeLessThan(format.width)
    }
  })

  test('the grip is on the curtain’s lower edge, wherever that is, and stays on the sheet', () => {
    for (const size of sizes) {
      const assembly = withSensor(size)
      for (const openness of [0, 0.3, 1]) {
        const { curtain, lift } = raise(assembly, openness)
        const grip = gripOn(assembly, lift, format)
        const seen = place(curtain, placeOnSheet(assembly, format))
        expect(grip.x * format.width).toBeGreaterThan(seen.x + seen.width / 2)
        expect(grip.x * format.width).toBeLessThanOrEqual(seen.x + seen.width)
        expect(grip.y * format.height).toBeCloseTo(seen.y + seen.height, 0)
        expect(Math.max(grip.x, grip.y)).toBeLessThan(1)
      }
    }
  })
})

test('there is one groove for every slat, whatever the size', () => {
  for (const size of sizes) {
    const assembly = withSensor(size)
    const slats = partsOf(assembly, 'slat')
    const path = slatEdges(slats, placeOnSheet(assembly, sheetFormats.wide))
    expect(path.match(/M/gu)).toHaveLength(slats.length)
    expect(path).not.toMatch(/NaN|Infinity/u)
  }
})

test('lines are light on dark colours and dark on light ones', () => {
  expect(['#000000', '#8B4513', '#228B22', '#4169E1', '#3A2412'].map(isDark)).not.toContain(false)
  expect(['#FFFFFF', '#F5F5DC', '#DEB887', '#808080'].map(isDark)).not.toContain(true)
})
