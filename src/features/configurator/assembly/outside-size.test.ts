import { expect, test } from 'vitest'
import { catalogue } from '../fixtures/catalogue.ts'
import { initialConfiguration } from '../model/configuration.ts'
import { assemble } from './assemble.ts'
import { outsideSize } from './outside-size.ts'

const configured = (change: object = {}) => ({ ...initialConfiguration(catalogue), ...change })
const { width, height } = catalogue.limits

test('a clear passage of 280 × 220 cm is a shutter of 300 × 250 cm', () => {
  expect(outsideSize(configured({ width: 280, height: 220 }), catalogue)).toEqual({
    width: 300,
    height: 250,
    added: { width: 20, height: 30 },
    isCut: false,
    isBoxed: true,
  })
})

test('over the whole range the passage is at least what was measured, or the limits say why not', () => {
  for (const material of ['aluminum', 'stainless', 'pvc']) {
    for (const motor of [true, false]) {
      for (let w = width.min; w <= width.max; w += 61) {
        for (let h = height.min; h <= height.max; h += 17) {
          const wanted = configured({ width: w, height: h, material, motor })
          const { isCut, added, ...size } = outsideSize(wanted, catalogue)
          expect(size.width).toBeLessThanOrEqual(width.max)
          expect(size.height).toBeLessThanOrEqual(height.max)
          expect([w + added.width, h + added.height]).toEqual([size.width, size.height])
          if (isCut) continue
          const { opening } = assemble({ ...wanted, ...size }, catalogue)
          expect(opening.width).toBeGreaterThanOrEqual(w * 10)
          expect(opening.height).toBeGreaterThanOrEqual(h * 10)
        }
      }
    }
  }
})

test('what does not fit into the limits is cut there and says so', () => {
  expect(outsideSize(configured({ width: 795, height: 590 }), catalogue)).toMatchObject({
    width: 800,
    height: 600,
    isCut: true,
    isBoxed: false,
  })
})
