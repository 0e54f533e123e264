import { describe, expect, test } from 'vitest'
import { catalogue } from '../fixtures/catalogue.ts'
import { MAX_SHUTTERS, shuttersOf } from './shutter-list.ts'
import type { Wizard } from './shutter-list.ts'
import { steps } from './steps.ts'
import { initialWizard, wizardReducer, type Action } from './wizard.ts'

const reduce = wizardReducer(catalogue)
const after = (...actions: readonly Action[]): Wizard =>
  actions.reduce(reduce, initialWizard(catalogue))
const widthsIn = (wizard: Wizard) => shuttersOf(wizard).map(({ width }) => width)
const wide = (cm: number): Action => ({ kind: 'resize', side: 'width', cm })
const add: Action = { kind: 'add' }

/** Shutters of 110, 120 and 130 cm; the last one is in the steps. */
const three = after(wide(110), add, wide(120), add, wide(130))

test('one more shutter begins as a copy of the present one, on the first step, with every step in reach', () => {
  const two = after(wide(410), { kind: 'choose', choice: 'color', id: 'walnut' }, add)
  expect(two).toMatchObject({ step: 1, furthest: steps.length })
  expect(shuttersOf(two)).toEqual([two.configuration, two.configuration])
  expect(widthsIn(reduce(two, wide(200)))).toEqual([410, 200])
})

test('a shutter keeps its number while it is changed', () => {
  const edited = [{ kind: 'edit', place: 1 } as const, wide(125)].reduce(reduce, three)
  expect(edited.step).toBe(1)
  expect(edited.configuration.width).toBe(125)
  expect(widthsIn(edited)).toEqual([110, 125, 130])
})

test.each([
  [0, [120, 130], 130],
  [1, [110, 130], 130],
  [2, [110, 120], 120],
])('without the shutter at %d the others stay in order', (place, left, inSteps) => {
  const removed = reduce(three, { kind: 'remove', place })
  expect(widthsIn(removed)).toEqual(left)
  expect(removed.configuration.width).toBe(inSteps)
  expect(removed.step).toBe(three.step)
})

test('what was removed comes back where it was', () => {
  for (const place of [0, 1, 2]) {
    const configuration = shuttersOf(three)[place]
    expect(configuration).toBeDefined()
    if (!configuration) return
    const removed = reduce(three, { kind: 'remove', place })
    expect(widthsIn(reduce(removed, { kind: 'insert', place, configuration }))).toEqual([
      110, 120, 130,
    ])
  }
})

test('the last shutter cannot be removed, and a place that is not there changes nothing', () => {
  const one = after()
  expect(reduce(one, { kind: 'remove', place: 0 })).toBe(one)
  for (const place of [-1, 3, 0.5, Number.NaN]) {
    expect(reduce(three, { kind: 'remove', place })).toBe(three)
    expect(reduce(three, { kind: 'edit', place })).toBe(three)
  }
})

test('a full list takes no more, neither added nor put back', () => {
  const full = after(...Array.from({ length: MAX_SHUTTERS - 1 }, () => add))
  expect(shuttersOf(full)).toHaveLength(MAX_SHUTTERS)
  expect(reduce(full, add)).toBe(full)
  const { configuration } = full
  expect(reduce(full, { kind: 'insert', place: 0, configuration })).toBe(full)
})

describe('the shutters of a link', () => {
  test('stand in place of all there were, and the visitor reads the summary', () => {
    const restored = reduce(three, { kind: 'restore', shutters: [{ width: 200 }, { width: 300 }] })
    expect(restored).toMatchObject({ step: 6, furthest: 6 })
    expect(widthsIn(restored)).toEqual([200, 300])
    expect(restored.configuration.width).toBe(200)
  })

  test('obey the rules like any choice, and what they do not say is the catalogue’s', () => {
    const shutters = [{ type: 'gold', width: 9000, height: Number.NaN, motor: false }]
    const restored = reduce(three, { kind: 'restore', shutters })
    expect(shuttersOf(restored)).toEqual([
      { ...catalogue.defaults, width: 800, motor: false, warranty: '2-year' },
    ])
  })

  test('are as many as fit; none at all changes nothing', () => {
    const shutters = Array.from({ length: 40 }, () => ({}))
    expect(shuttersOf(reduce(three, { kind: 'restore', shutters }))).toHaveLength(MAX_SHUTTERS)
    expect(reduce(three, { kind: 'restore', shutters: [] })).toBe(three)
  })
})
