import { expect, test } from 'vitest'
import { assembled } from '../fixtures/assembled.ts'
import { catalogue } from '../fixtures/catalogue.ts'
import { raise } from './raise.ts'

const { width, height } = catalogue.limits
const sizes = [width.min, 101, 333, 540, 541, width.max].flatMap((w) =>
  Array.from({ length: (height.max - height.min) / 10 + 1 }, (_, step) => ({
    width: w,
    height: height.min + 10 * step,
  })),
)

test('at every size and openness curtain and passage fill the opening, and nothing is outside', () => {
  for (const size of sizes) {
    const assembly = assembled(size)
    const { opening } = assembly
    for (const openness of [-1, 0, 0.001, 0.4, 0.999, 1, 7]) {
      const { lift, curtain, passage, coil } = raise(assembly, openness)
      expect([curtain.y, curtain.x, passage.x]).toEqual([opening.y, opening.x, opening.x])
      expect(curtain.y + curtain.height).toBe(passage.y)
      expect(passage.y + passage.height).toBeCloseTo(opening.y + opening.height, 6)
      expect(Math.min(curtain.height, passage.height, lift)).toBeGreaterThanOrEqual(0)
      expect(coil).toBeLessThanOrEqual(assembly.build.box.heightMm)
    }
  }
})

test('closed covers everything, open leaves the clear passage, and the coil grows on the way', () => {
  const assembly = assembled({ width: 300, height: 250 })
  expect(raise(assembly, 0)).toMatchObject({ lift: 0, curtain: assembly.opening })
  expect(raise(assembly, 1).passage).toEqual(assembly.opening)
  const coils = [0, 0.25, 0.5, 0.75, 1].map((openness) => raise(assembly, openness).coil)
  expect(coils).toEqual(coils.toSorted((a, b) => a - b))
  expect(coils.at(-1)).toBeGreaterThan(coils[0] ?? 0)
})
