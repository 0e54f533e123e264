import { describe, expect, test } from 'vitest'
import { catalogue } from '../fixtures/catalogue.ts'
import type { Wizard } from './shutter-list.ts'
import { steps } from './steps.ts'
import { initialWizard, wizardReducer, type Action } from './wizard.ts'

const reduce = wizardReducer(catalogue)
const after = (...actions: readonly Action[]): Wizard =>
  actions.reduce(reduce, initialWizard(catalogue))

test('the wizard opens on the first step with the catalogue’s defaults', () => {
  expect(after()).toEqual({
    step: 1,
    furthest: 1,
    configuration: { ...catalogue.defaults, warranty: '2-year' },
    before: [],
    after: [],
  })
})

describe('steps', () => {
  const forward: Action = { kind: 'go', to: Number.NaN }
  const walk = (wizard: Wizard, by: 1 | -1) => reduce(wizard, { kind: 'go', to: wizard.step + by })

  test('forward stops at the summary, back stops at the first', () => {
    let wizard = after()
    const seen = [wizard.step]
    for (let turn = 0; turn < 8; turn += 1) seen.push((wizard = walk(wizard, 1)).step)
    expect(seen).toEqual([1, 2, 3, 4, 5, 6, 6, 6, 6])
    for (let turn = 0; turn < 8; turn += 1) wizard = walk(wizard, -1)
    expect(wizard).toMatchObject({ step: 1, furthest: steps.length })
  })

  test('no step is skipped, every visited one can be returned to', () => {
    expect(after({ kind: 'go', to: 6 }).step).toBe(2)
    const back = after({ kind: 'go', to: 2 }, { kind: 'go', to: 3 }, { kind: 'go', to: 1 })
    expect(reduce(back, { kind: 'go', to: 3 }).step).toBe(3)
    expect(reduce(back, { kind: 'go', to: 6 }).step).toBe(4)
  })

  test('a step that is no number changes nothing', () => {
    const wizard = after()
    expect(reduce(wizard, forward)).toBe(wizard)
    expect(reduce(wizard, { kind: 'go', to: 1.5 })).toBe(wizard)
  })

  test('choices survive every walk', () => {
    const chosen = after(
      { kind: 'choose', choice: 'type', id: 'garage' },
      { kind: 'resize', side: 'width', cm: 420 },
      { kind: 'switch', feature: 'sensor', isOn: true },
    )
    let wizard = chosen
    for (const by of [1, 1, 1, -1, 1, 1, 1, -1, -1] as const) wizard = walk(wizard, by)
    expect(wizard.configuration).toBe(chosen.configuration)
  })
})

describe('choices', () => {
  test('an option that only the catalogue knows can be chosen', () => {
    const { configuration } = after(
      { kind: 'choose', choice: 'type', id: 'garage' },
      { kind: 'choose', choice: 'material', id: 'stainless' },
      { kind: 'choose', choice: 'color', id: 'walnut' },
    )
    expect(configuration).toMatchObject({ type: 'garage', material: 'stainless', color: 'walnut' })
  })

  test('what the catalogue does not offer is ignored', () => {
    const wizard = after()
    for (const id of ['', 'gold', '__proto__', 'ROLLING']) {
      expect(reduce(wizard, { kind: 'choose', choice: 'type', id })).toBe(wizard)
    }
  })

  test('choosing what is chosen changes nothing, so nothing is drawn again', () => {
    const wizard = after()
    expect(reduce(wizard, { kind: 'choose', choice: 'color', id: 'white' })).toBe(wizard)
    expect(reduce(wizard, { kind: 'switch', feature: 'motor', isOn: true })).toBe(wizard)
    expect(reduce(wizard, { kind: 'resize', side: 'width', cm: 300 })).toBe(wizard)
  })

  test('every feature is switched alone', () => {
    for (const feature of ['motor', 'remote', 'sensor'] as const) {
      const isOn = !catalogue.defaults[feature]
      expect(after({ kind: 'switch', feature, isOn }).configuration).toEqual({
        ...after().configuration,
        [feature]: isOn,
      })
    }
  })
})

test('several choices at once obey the same rules as one by one', () => {
  const change = { type: 'garage', material: 'gold', width: 9000, sensor: true } as const
  expect(after({ kind: 'apply', change }).configuration).toEqual({
    ...after().configuration,
    type: 'garage',
    width: 800,
    sensor: true,
  })
  const wizard = after()
  expect(reduce(wizard, { kind: 'apply', change: { width: 300, color: 'white' } })).toBe(wizard)
})

test.each([
  [99, 100],
  [-1e9, 100],
  [100, 100],
  [100.4, 100],
  [100.5, 101],
  [799.6, 800],
  [801, 800],
  [1e9, 800],
])('a width of %d cm becomes %d', (cm, expected) => {
  expect(after({ kind: 'resize', side: 'width', cm }).configuration.width).toBe(expected)
})

test('the height has limits of its own, and no number is no change', () => {
  expect(after({ kind: 'resize', side: 'height', cm: 700 }).configuration.height).toBe(600)
  for (const cm of [Number.NaN, Number.POSITIVE_INFINITY]) {
    expect(after({ kind: 'resize', side: 'height', cm }).configuration.height).toBe(250)
  }
})
