import { describe, expect, test } from 'vitest'
import { assemble } from '../assembly/assemble.ts'
import { partsOf, type Rectangle } from '../assembly/assembly.ts'
import { catalogue } from '../fixtures/catalogue.ts'
import { initialConfiguration, type Configuration } from '../model/configuration.ts'
import { SHADOW } from './paint-shadow.ts'
import { paintShutter } from './texture.ts'
import type { Brush } from './tones.ts'

const nothing = () => undefined

/** A brush that writes down every rectangle it fills, in millimetres from the shutter's corner. */
function recorder() {
  const filled: (Rectangle & { readonly style: Brush['fillStyle'] })[] = []
  const moves: { x: number; y: number }[] = []
  let origin = { x: 0, y: 0 }
  const brush: Brush = {
    fillStyle: '',
    strokeStyle: '',
    lineWidth: 1,
    globalCompositeOperation: 'source-over',
    save: () => moves.push(origin),
    restore: () => {
      origin = moves.pop() ?? { x: 0, y: 0 }
    },
    translate: (x, y) => {
      origin = { x: origin.x + x, y: origin.y + y }
    },
    fillRect: (x, y, width, height) => {
      filled.push({ x: x + origin.x, y: y + origin.y, width, height, style: brush.fillStyle })
    },
    createLinearGradient: () => ({ addColorStop: nothing }),
    arc: nothing,
    beginPath: nothing,
    clip: nothing,
    fill: nothing,
    moveTo: nothing,
    quadraticCurveTo: nothing,
    rect: nothing,
    roundRect: nothing,
    stroke: nothing,
  }
  return { brush, filled }
}

function painted(change: Partial<Configuration>, openness: number) {
  const assembly = assemble({ ...initialConfiguration(catalogue), ...change }, catalogue)
  const { brush, filled } = recorder()
  paintShutter(brush, assembly, openness)
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

  test('wide open it leaves the passage free but for its bottom bar', () => {
    for (const size of SIZES) {
      const { assembly, filled } = painted({ ...size, material }, 1)
      const { opening } = assembly
      const free = opening.y + catalogue.construction.bottomBar + 0.001
      const curtain = filled.filter(
        ({ style, width }) =>
          typeof style === 'string' && /^rgb\(\d+ \d+ \d+\)$/u.test(style) && width > opening.width,
      )
      expect(curtain.length).toBeGreaterThan(0)
      for (const { y, height } of curtain) expect(y + height).toBeLessThanOrEqual(free)
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
