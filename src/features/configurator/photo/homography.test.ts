import { expect, test } from 'vitest'
import { canHoldShutter } from './corners.ts'
import {
  invert,
  project,
  rectangleToQuad,
  thenMoveAndScale,
  type Point,
  type Quad,
} from './homography.ts'
import { scatter } from './tones.ts'

/** Convex quadrilaterals of every kind that a photograph can hold, the same on every run. */
const quads: readonly Quad[] = Array.from({ length: 600 }, (_, index): Quad => {
  const near = (x: number, y: number, salt: number): Point => ({
    x: x + 380 * scatter(index * 8 + salt),
    y: y + 280 * scatter(index * 8 + salt + 1),
  })
  return [near(0, 0, 0), near(1200, 0, 2), near(1200, 900, 4), near(0, 900, 6)]
}).filter(canHoldShutter)

const corners = (width: number, height: number): readonly Point[] => [
  { x: 0, y: 0 },
  { x: width, y: 0 },
  { x: width, y: height },
  { x: 0, y: height },
]

test('the corners of the shutter land on the marked points, in any perspective', () => {
  expect(quads.length).toBeGreaterThan(400)
  for (const quad of quads) {
    const map = rectangleToQuad(3000, 2500, quad)
    corners(3000, 2500).forEach((corner, index) => {
      const landed = project(map, corner)
      expect(landed.x).toBeCloseTo(quad[index]?.x ?? NaN, 6)
      expect(landed.y).toBeCloseTo(quad[index]?.y ?? NaN, 6)
    })
  }
})

test('the map back finds every spot again', () => {
  for (const quad of quads) {
    const map = rectangleToQuad(8000, 6000, quad)
    for (const spot of [
      { x: 1, y: 1 },
      { x: 4000, y: 3000 },
      { x: 7990, y: 120 },
    ]) {
      const back = project(invert(map), project(map, spot))
      expect(back.x).toBeCloseTo(spot.x, 3)
      expect(back.y).toBeCloseTo(spot.y, 3)
    }
  }
})

test('what is straight on the shutter is straight in the picture', () => {
  for (const quad of quads) {
    const map = rectangleToQuad(1, 1, quad)
    const [a, b, c] = [0.1, 0.45, 0.9].map((t) => project(map, { x: t, y: 0.2 + 0.6 * t }))
    if (!a || !b || !c) throw new Error('three points')
    const offLine = (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
    expect(Math.abs(offLine) / Math.hypot(c.x - a.x, c.y - a.y)).toBeLessThan(1e-6)
  }
})

test('a wall seen at an angle shrinks towards the far side: its middle is not halfway', () => {
  const far: Quad = [
    { x: 0, y: 0 },
    { x: 1000, y: 200 },
    { x: 1000, y: 800 },
    { x: 0, y: 1000 },
  ]
  expect(project(rectangleToQuad(1, 1, far), { x: 0.5, y: 0.5 }).x).toBeCloseTo(625, 6)
})

test('moving and stretching follow the map', () => {
  const [quad] = quads
  if (quad === undefined) throw new Error('no quadrilateral')
  const map = rectangleToQuad(100, 50, quad)
  const plain = project(map, { x: 30, y: 20 })
  const changed = project(thenMoveAndScale(map, { x: 5, y: 7 }, { x: 2, y: 3 }), { x: 30, y: 20 })
  expect(changed.x).toBeCloseTo((plain.x + 5) * 2, 6)
  expect(changed.y).toBeCloseTo((plain.y + 7) * 3, 6)
})
