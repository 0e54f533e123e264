import { describe, expect, test } from 'vitest'
import { assembled } from '../fixtures/assembled.ts'
import { layoutOf } from './layout.ts'
import { cameraFor, homeViewpoint, moved, subjectOf, type Vector } from './viewpoint.ts'

const subjects = [
  [100, 100],
  [300, 250],
  [100, 600],
  [800, 100],
  [800, 600],
].map(([width = 0, height = 0]) => subjectOf(layoutOf(assembled({ width, height }))))
const lenses = [0.6, 1.27, 1.78].map((aspect) => ({ fieldOfView: 0.5, aspect }))
const turns = [-9, -0.6, 0, 0.6, 9]
const everyView = turns.flatMap((azimuth) =>
  turns.flatMap((elevation) =>
    [0.01, 1, 100].map((zoom) => moved(homeViewpoint, { azimuth, elevation, zoom })),
  ),
)

const minus = (a: Vector, b: Vector) => ({ x: a.x - b.x, y: a.y - b.y, z: a.z - b.z })
const dot = (a: Vector, b: Vector) => a.x * b.x + a.y * b.y + a.z * b.z
const unit = (a: Vector) => {
  const length = Math.hypot(a.x, a.y, a.z)
  return { x: a.x / length, y: a.y / length, z: a.z / length }
}

describe('for every size, picture and turn', () => {
  test('nobody sees from behind the wall, inside the box or under the floor', () => {
    for (const subject of subjects) {
      for (const lens of lenses) {
        for (const viewpoint of everyView) {
          const { position } = cameraFor(viewpoint, subject, lens)
          expect(position.z).toBeGreaterThan(subject.to.z + 0.5)
          expect(position.y).toBeGreaterThan(0.2)
        }
      }
    }
  })

  test('at the beginning the whole shutter and the person are in the picture', () => {
    for (const subject of subjects) {
      for (const lens of lenses) {
        const { position, target } = cameraFor(homeViewpoint, subject, lens)
        const ahead = unit(minus(target, position))
        const right = unit({ x: -ahead.z, y: 0, z: ahead.x })
        const tall = Math.tan(lens.fieldOfView / 2)
        for (const x of [subject.from.x, subject.to.x]) {
          for (const y of [subject.from.y, subject.to.y]) {
            const offset = minus({ x, y, z: 0 }, position)
            const depth = dot(offset, ahead)
            const across = dot(offset, right)
            const upward = Math.sqrt(Math.max(0, dot(offset, offset) - depth ** 2 - across ** 2))
            expect(Math.abs(across)).toBeLessThanOrEqual(depth * tall * lens.aspect)
            expect(upward).toBeLessThanOrEqual(depth * tall)
          }
        }
      }
    }
  })
})

test('turning, tilting and zooming stop at their limits and come back', () => {
  const far = moved(homeViewpoint, { azimuth: 99, elevation: 99, zoom: 99 })
  expect(moved(far, { azimuth: 1, elevation: 1, zoom: 2 })).toEqual(far)
  expect(moved(far, { azimuth: -0.1 }).azimuth).toBeLessThan(far.azimuth)
})
