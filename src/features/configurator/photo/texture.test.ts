import { describe, expect, test } from 'vitest'
import { partsOf } from '../assembly/assembly.ts'
import { raise } from '../assembly/raise.ts'
import { assembled } from '../fixtures/assembled.ts'
import { recordingBrush } from '../fixtures/recording-brush.ts'
import type { Configuration } from '../model/configuration.ts'
import { SHADOW } from './paint-shadow.ts'
import { paintShutter } from './texture.ts'

function painted(change: Partial<Configuration>, openness: number) {
  const assembly = assembled(change)
  const { brush, filled } = recordingBrush()
  paintShutter(brush, assembly, raise(assembly, openness))
  const faces = filled.filter(({ style }) => typeof style !== 'string')
  return { assembly, filled, faces }
}

const near = (a: number, b: number) => Math.abs(a - b) < 0.001
const SIZES = [100, 101, 237, 300, 455, 599, 600].flatMap((height) =>
  [100, 333, 800].map((width) => ({ width, height })),
)

describe.each(['aluminum', 'stainless', 'pvc'])('a shutter of %s, of any size', (material) => {
  test('has every slat of the assembly once, where the assembly says', () => {
    for (const size of SIZES) {
      const { assembly, faces } = painted({ ...size, material }, 0)
      for (const slat of partsOf(assembly, 'slat')) {
        const same = faces.filter(
          ({ y, height }) => near(y, slat.y) && near(y + height, slat.y + slat.height),
        )
        const across = same.filter(
          ({ x, width }) => x <= slat.x && x + width >= slat.x + slat.width,
        )
        expect(across).toHaveLength(1)
      }
    }
  })

  test('covers its opening from guide to guide and from box to floor when shut', () => {
    for (const size of SIZES) {
      const { assembly, faces } = painted({ ...size, material }, 0)
      const { opening } = assembly
      for (let y = opening.y + 1; y < opening.y + opening.height; y += 37) {
        const isCovered = faces.some(
          (face) =>
            face.x <= opening.x &&
            face.x + face.width >= opening.x + opening.width &&
            face.y <= y &&
            face.y + face.height >= y,
        )
        expect(isCovered).toBe(true)
      }
    }
  })

  test('wide open it leaves the whole passage free, its bottom bar above it', () => {
    for (const size of SIZES) {
      const { assembly, filled, faces } = painted({ ...size, material }, 1)
      const { opening } = assembly
      const free = opening.y + 0.001
      const curtain = filled.filter(
        ({ style, width }) =>
          typeof style === 'string' && /^rgb\(\d+ \d+ \d+\)$/u.test(style) && width > opening.width,
      )
      expect(curtain.length).toBeGreaterThan(0)
      for (const { y, height } of curtain) expect(y + height).toBeLessThanOrEqual(free)
      const { bar } = raise(assembly, 1)
      const bars = faces.filter(({ y, height }) => near(y, bar.y) && near(height, bar.height))
      expect(bars).toHaveLength(1)
    }
  })

  test('paints nothing beside itself, and closed nothing above or below, but its shadow', () => {
    for (const size of SIZES) {
      for (const openness of [0, 0.4, 1]) {
        const { assembly, filled } = painted({ ...size, material, sensor: true }, openness)
        for (const { x, width, y, height } of filled) {
          expect(x).toBeGreaterThanOrEqual(-SHADOW.side)
          expect(x + width).toBeLessThanOrEqual(assembly.width + SHADOW.side + 0.001)
          // What is lifted is hidden by the clip.
          if (openness > 0) continue
          expect(y).toBeGreaterThanOrEqual(-SHADOW.top)
          expect(y + height).toBeLessThanOrEqual(assembly.height + SHADOW.bottom + 0.001)
        }
      }
    }
  })
})
