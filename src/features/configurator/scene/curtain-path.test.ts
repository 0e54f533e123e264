import { describe, expect, test } from 'vitest'
import { raise } from '../assembly/raise.ts'
import { assembled } from '../fixtures/assembled.ts'
import { curtainAt, curtainPath, pointAt, type PathPoint } from './curtain-path.ts'
import { layoutOf } from './layout.ts'

const sizes = [
  [100, 100],
  [150, 150],
  [160, 230],
  [300, 250],
  [401, 351],
  [500, 400],
  [640, 520],
  [800, 600],
] as const
const everything = sizes.flatMap(([width, height]) =>
  ['aluminum', 'stainless', 'pvc'].flatMap((material) =>
    ['rolling', 'garage'].flatMap((type) =>
      [true, false].map((motor) => assembled({ width, height, material, type, motor })),
    ),
  ),
)
const opennesses = Array.from({ length: 21 }, (_, step) => step / 20)

const between = (a: PathPoint, b: PathPoint) => Math.hypot(a.y - b.y, a.z - b.z)
const steps = 60

describe('over sizes, materials, types and drives', () => {
  test('a closed curtain stands on the floor: bar, then the lowest slat on it, in one vertical plane', () => {
    for (const assembly of everything) {
      const path = curtainPath(assembly)
      const { barBottom, slats, bar } = curtainAt(path, raise(assembly, 0))
      expect(barBottom).toBeCloseTo(0, 9)
      expect(slats).toHaveLength(assembly.build.slatCount)
      expect(slats[0]?.y).toBeCloseTo(path.barHeight + path.pitch / 2, 9)
      expect(slats[0]?.angle).toBeCloseTo(0, 9)
      expect(slats[0]?.z).toBe(path.planeZ)
      expect(bar.y).toBeCloseTo(path.barHeight / 2, 9)
    }
  })

  test('neighbours are one pitch apart along the way', () => {
    for (const assembly of everything) {
      const path = curtainPath(assembly)
      for (const openness of [0, 0.4, 1]) {
        const { barBottom, coilRadius, slats } = curtainAt(path, raise(assembly, openness))
        for (const index of slats.keys()) {
          const from = barBottom + path.barHeight + (index - 0.5) * path.pitch
          const points = Array.from({ length: steps + 1 }, (_, step) =>
            pointAt(path, coilRadius, from + (step / steps) * path.pitch),
          )
          const walked = points
            .slice(1)
            .reduce((sum, point, step) => sum + between(point, points[step] ?? point), 0)
          expect(Math.abs(walked / path.pitch - 1)).toBeLessThan(0.01)
        }
      }
    }
  })

  test('no slat is below the floor or behind the wall at any openness', () => {
    for (const assembly of everything) {
      const path = curtainPath(assembly)
      for (const openness of opennesses) {
        for (const { y, z } of curtainAt(path, raise(assembly, openness)).slats) {
          expect(y - path.pitch / 2).toBeGreaterThanOrEqual(path.barHeight - 1e-9)
          expect(z).toBeGreaterThan(0)
        }
      }
    }
  })

  test('the coil stays inside the room of its box and outside the tube', () => {
    for (const assembly of everything) {
      const path = curtainPath(assembly)
      const { boxSize, tubeRadius } = layoutOf(assembly)
      for (const openness of opennesses) {
        const { slats, coilRadius } = curtainAt(path, raise(assembly, openness))
        expect(coilRadius + path.thickness / 2).toBeLessThanOrEqual(boxSize / 2)
        for (const slat of slats.filter(({ y }) => y > path.inletY)) {
          const radius = between(slat, path.axis)
          expect(radius).toBeGreaterThanOrEqual(tubeRadius)
          expect(radius).toBeLessThan(boxSize * Math.SQRT1_2)
        }
      }
      const inside = curtainAt(path, raise(assembly, 1)).slats.slice(4)
      for (const slat of inside) expect(between(slat, path.axis)).toBeLessThan(boxSize / 2)
    }
  })

  test('opening lifts the bar and thickens the coil, step by step', () => {
    for (const assembly of everything) {
      const path = curtainPath(assembly)
      const poses = opennesses.map((openness) => curtainAt(path, raise(assembly, openness)))
      for (const [index, pose] of poses.slice(1).entries()) {
        const before = poses[index]
        expect(pose.barBottom).toBeGreaterThan(before?.barBottom ?? Infinity)
        expect(pose.coilRadius).toBeGreaterThanOrEqual(before?.coilRadius ?? Infinity)
      }
    }
  })
})

test('the way has no jump: a thousand points in a row are evenly apart', () => {
  const assembly = assembled()
  const path = curtainPath(assembly)
  const { coilRadius } = curtainAt(path, raise(assembly, 0.5))
  const length = 2.4
  const points = Array.from({ length: 1001 }, (_, step) =>
    pointAt(path, coilRadius, (step / 1000) * length),
  )
  for (const [index, point] of points.slice(1).entries()) {
    expect(between(point, points[index] ?? point)).toBeCloseTo(length / 1000, 4)
  }
})

test('the full coil is as thick as the engineering says where the box has room for it', () => {
  const assembly = assembled()
  const { coilRadius } = curtainAt(curtainPath(assembly), raise(assembly, 1))
  // 77 mm foamed aluminium, 250 cm high, on a tube of 70 mm: 285 mm.
  expect(2 * coilRadius + 0.0185).toBeCloseTo(0.285, 2)
})
