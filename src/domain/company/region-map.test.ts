import { expect, test } from 'vitest'
import { toMap, TOWNS, UNITS_PER_KM } from './region-map.ts'

test('a place lies where the atlas has it', () => {
  const kadikoy = TOWNS.find(({ district }) => district === 'Kadıköy')
  const { x, y } = toMap({ latitude: 40.99, longitude: 29.03 })
  expect(Math.hypot(x - (kadikoy?.x ?? 0), y - (kadikoy?.y ?? 0))).toBeLessThan(1)
})

test('ten kilometres are as long to the east as to the north', () => {
  const here = toMap({ latitude: 40.85, longitude: 29 })
  const north = toMap({ latitude: 40.85 + 10 / 111.32, longitude: 29 })
  const east = toMap({
    latitude: 40.85,
    longitude: 29 + 10 / (111.32 * Math.cos((40.85 * Math.PI) / 180)),
  })
  expect(here.y - north.y).toBeCloseTo(10 * UNITS_PER_KM, 0)
  expect(east.x - here.x).toBeCloseTo(10 * UNITS_PER_KM, 0)
})
