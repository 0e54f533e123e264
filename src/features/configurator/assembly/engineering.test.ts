import { describe, expect, test } from 'vitest'
import { supplierMotors, supplierSlats } from '../fixtures/supplier-tables.ts'
import {
  alternativesTo,
  boxFor,
  coilDiameter,
  curtainWeight,
  fittingSlats,
  misfitsOf,
  motorFor,
  slatCount,
  slatFor,
} from './engineering.ts'

const solidShopSlats = supplierSlats.filter(({ use, perforated }) => use === 'shop' && !perforated)
const tables = { slats: [...supplierSlats], advice: { windowHeight: 160 } }
const slatNamed = (id: string) => {
  const slat = supplierSlats.find((candidate) => candidate.id === id)
  if (slat === undefined) throw new Error(`no slat ${id}`)
  return slat
}

/** 'sl-77 m80 34' for each solid shop slat that may be built in this size: slat, weakest motor, kg. */
const buildable = (width: number, height: number) =>
  fittingSlats(solidShopSlats, { width, height })
    .map((slat) => {
      const motor = motorFor(supplierMotors, slat, { width, height })
      const kg = Math.round(curtainWeight(slat, { width, height }))
      return `${slat.id} ${String(motor?.id)} ${String(kg)}`
    })
    .toSorted()

describe('sizes whose answer the trade knows', () => {
  test.each([
    [300, 250, 'se-77 m80 53, sl-100 m230 39, sl-77 m80 34, st-100 m230 94, st-77 m80 75'],
    [400, 300, 'se-77 m80 84, sl-100 m230 63, sl-77 m80 55, st-100 m230 150, st-77 m120 120'],
    [500, 300, 'se-77 m120 105, sl-100 m230 78, sl-77 m80 68, st-100 m230 188, st-77 m230 150'],
    [500, 400, 'se-77 m230 140, sl-100 m230 104, st-100 m330 250, st-77 m230 200'],
    [600, 300, 'se-77 m230 126, sl-100 m230 94, st-100 m330 225'],
    [700, 400, 'sl-100 m230 146, st-100 chain800 350'],
    [800, 500, 'st-100 chain800 500'],
    [800, 600, ''],
  ])('%d × %d cm', (width, height, expected) => {
    expect(buildable(width, height).join(', ')).toBe(expected)
  })

  test('500 × 400 is too high and too large for 77 mm foamed aluminium, 600 × 300 too wide', () => {
    expect(misfitsOf(slatNamed('sl-77'), { width: 500, height: 400 })).toEqual(['height', 'area'])
    expect(misfitsOf(slatNamed('sl-77'), { width: 600, height: 300 })).toEqual(['width'])
    expect(misfitsOf(slatNamed('se-77'), { width: 700, height: 400 })).toEqual(['area'])
  })

  test('a window of 150 × 140 cm takes small PVC or aluminium of about 9 to 11 kg', () => {
    const size = { width: 150, height: 140 }
    for (const id of ['pvc-mini', 'sl-39']) {
      expect(misfitsOf(slatNamed(id), size)).toEqual([])
      expect(curtainWeight(slatNamed(id), size)).toBeGreaterThan(9)
      expect(curtainWeight(slatNamed(id), size)).toBeLessThan(11)
    }
  })

  test('in the height of a window aluminium is a blind where one bears the size, a perforated type never', () => {
    const chosen = (width: number, height: number, isPerforated = false) =>
      slatFor(tables, 'aluminum', isPerforated, { width, height }).id
    expect(chosen(150, 140)).toBe('sl-39')
    expect(chosen(150, 160)).toBe('sl-39')
    expect(chosen(150, 161)).toBe('sl-77')
    expect(chosen(300, 140)).toBe('sl-77')
    expect(chosen(150, 140, true)).toBe('se-78')
  })

  test('other slats are for the same place, and full ones are not exchanged for perforated ones', () => {
    const others = (id: string, width: number, height: number) =>
      alternativesTo(slatNamed(id), supplierSlats, { width, height })
        .map((slat) => slat.id)
        .join(' ')
    expect(others('sl-77', 180, 230)).toBe('se-77 sl-100 st-77 st-100')
    expect(others('se-78', 180, 230)).toBe('sl-77 se-77 sl-100 st-77 st-100')
    expect(others('sl-39', 150, 140)).toBe('pvc-mini pvc-maxi')
  })

  test('300 × 250 cm in 77 mm: 31 slats and a 300 mm box; PVC cannot be built so large', () => {
    const size = { width: 300, height: 250 }
    const slat = slatFor(tables, 'aluminum', false, size)
    expect(slat.id).toBe('sl-77')
    expect(slatCount(slat, 2500, boxFor(slat, undefined, size).heightMm)).toBe(31)
    const pvc = slatFor(tables, 'pvc', false, size)
    expect(misfitsOf(pvc, size)).toEqual(['width', 'height', 'area'])
  })

  test('the coil of 77 mm foamed slats on a 70 mm tube is as thick as the trade says', () => {
    for (const [heightMm, thickest] of [
      [2500, 285],
      [3000, 311],
      [4000, 357],
    ] as const) {
      // The published figures leave out rounding of the tube; a few millimetres are theirs.
      expect(coilDiameter(slatNamed('sl-77'), 70, heightMm)).toBeCloseTo(thickest, -1)
    }
  })
})

test('where the table does not name a slat, the weight decides', () => {
  const slat = slatNamed('se-78')
  expect(motorFor(supplierMotors, slat, { width: 300, height: 250 })?.id).toBe('m80')
  expect(motorFor(supplierMotors, slat, { width: 500, height: 300 })?.id).toBe('m100')
})

test('a perforated type takes perforated slats where its material has some', () => {
  const size = { width: 300, height: 250 }
  expect(slatFor(tables, 'aluminum', true, size).id).toBe('se-78')
  expect(slatFor(tables, 'steel', true, size).id).toBe('st-77')
})

test('a chain motor and a height without a box leave the coil in the open', () => {
  const size = { width: 700, height: 400 }
  const steel = slatNamed('st-100')
  expect(boxFor(steel, motorFor(supplierMotors, steel, size), size).isBoxed).toBe(false)
  expect(boxFor(slatNamed('se-77'), undefined, { width: 300, height: 401 })).toEqual({
    heightMm: 400,
    isBoxed: false,
  })
})
