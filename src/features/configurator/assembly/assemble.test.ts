import { describe, expect, test } from 'vitest'
import { assembled } from '../fixtures/assembled.ts'
import { catalogue } from '../fixtures/catalogue.ts'
import type { Configuration } from '../model/configuration.ts'
import { partsOf, type Part, type Rectangle } from './assembly.ts'

const { width, height } = catalogue.limits
const heights = Array.from({ length: height.max - height.min + 1 }, (_, cm) => height.min + cm)
const widths = Array.from({ length: width.max - width.min + 1 }, (_, cm) => width.min + cm)

const bottom = (part: Rectangle) => part.y + part.height
const right = (part: Rectangle) => part.x + part.width
const sum = (parts: readonly Part[]) => parts.reduce((total, part) => total + part.height, 0)

describe('over the whole range of heights', () => {
  test('box, slats and bottom bar fill the height exactly, without gap or overlap', () => {
    for (const cm of heights) {
      const assembly = assembled({ height: cm })
      const slats = partsOf(assembly, 'slat')
      const column = [
        ...partsOf(assembly, 'box'),
        ...slats.toReversed(),
        ...partsOf(assembly, 'bottom-bar'),
      ]
      expect(column[0]?.y).toBe(0)
      expect(column.slice(1).map(({ y }) => y)).toEqual(column.slice(0, -1).map(bottom))
      expect(sum(column)).toBe(assembly.height)
      expect(assembly.height).toBe(cm * 10)
      expect(assembly.opening.height).toBe(cm * 10 - assembly.build.box.heightMm)
    }
  })

  test('every slat but the one under the box shows its full pitch', () => {
    const { bottomBar } = catalogue.construction
    for (const material of ['aluminum', 'stainless', 'pvc']) {
      for (const cm of heights) {
        const assembly = assembled({ height: cm, material })
        const { pitch } = assembly.build.slat
        const slats = partsOf(assembly, 'slat')
        expect(slats).toHaveLength(Math.ceil((assembly.opening.height - bottomBar) / pitch))
        expect(slats.slice(0, -1).every((slat) => slat.height === pitch)).toBe(true)
        expect(slats.at(-1)?.height).toBeGreaterThan(0)
        expect(slats.at(-1)?.height).toBeLessThanOrEqual(pitch)
      }
    }
  })

  test('the slats to be cut cover what is seen and reach the tube', () => {
    for (const cm of heights) {
      const { build, parts, height } = assembled({ height: cm })
      const seen = parts.filter(({ kind }) => kind === 'slat').length
      expect(build.slatCount).toBeGreaterThanOrEqual(seen)
      expect(build.slatCount * build.slat.pitch).toBeGreaterThanOrEqual(
        height - build.box.heightMm / 2,
      )
    }
  })
})

test('over the whole range of widths, guides and curtain fill the width exactly', () => {
  for (const cm of widths) {
    const assembly = assembled({ width: cm })
    const [left, rightGuide] = partsOf(assembly, 'guide')
    const across = [...partsOf(assembly, 'slat'), ...partsOf(assembly, 'bottom-bar')]
    expect(new Set(across.map(({ x }) => x))).toEqual(new Set([left && right(left)]))
    expect(new Set(across.map(right))).toEqual(new Set([rightGuide?.x]))
    expect(assembly.opening.width).toBe(cm * 10 - 2 * assembly.build.slat.guide)
    expect(assembly.width).toBe(cm * 10)
    expect(rightGuide && right(rightGuide)).toBe(assembly.width)
  }
})

test('no part stands outside, whatever is chosen', () => {
  for (const cm of [100, 101, 333, 600]) {
    const assembly = assembled({ width: cm, height: cm, motor: true, sensor: true })
    for (const part of assembly.parts) {
      expect(Math.min(part.x, part.y)).toBeGreaterThanOrEqual(0)
      expect(right(part)).toBeLessThanOrEqual(assembly.width)
      expect(bottom(part)).toBeLessThanOrEqual(assembly.height)
    }
  }
})

test('300 × 250 cm from outside to outside is cut from 31 slats of 77 mm and lets 280 × 220 cm through', () => {
  const { build, opening } = assembled()
  expect(build).toMatchObject({ slatCount: 31, slatLength: 2866, area: 7.5, misfits: [] })
  expect(build.slat.pitch).toBe(77)
  expect(build.motor?.name).toBe('80 Nm')
  expect(opening).toMatchObject({ width: 2800, height: 2200 })
})

test('motor and sensor are there exactly when they are chosen', () => {
  const kinds = (change: Partial<Configuration>) => assembled(change).parts.map(({ kind }) => kind)
  expect(kinds({ motor: true })).toContain('motor')
  expect(kinds({ motor: false })).not.toContain('motor')
  expect(kinds({ sensor: true }).filter((kind) => kind === 'sensor')).toHaveLength(2)
  expect(kinds({ sensor: false })).not.toContain('sensor')
})

test('a new type, material and colour bring their own looks', () => {
  const plain = assembled({ remote: false })
  expect(plain.curtain).toEqual({
    hex: '#FFFFFF',
    hasDarkEdge: false,
    hasGrain: false,
    isPerforated: false,
  })
  expect(plain.hasRemote).toBe(false)
  const added = assembled({ type: 'garage', material: 'stainless', color: 'walnut' })
  expect(added.curtain).toEqual({
    hex: '#3A2412',
    hasDarkEdge: true,
    hasGrain: true,
    isPerforated: false,
  })
  expect(added.plate).toEqual({ emoji: '🚗', name: 'Işıklı & “Şık” Garaj #1 (+%20)' })
})

test('a perforated type has holes only in a material that has a perforated slat', () => {
  const holesIn = (material: string) => assembled({ type: 'garage', material }).curtain.isPerforated
  expect(holesIn('aluminum')).toBe(true)
  expect(holesIn('stainless')).toBe(false)
})
