import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { catalogueSchema, type Catalogue } from '#domain/catalogue/catalogue.ts'
import { assemble } from '../assembly/assemble.ts'
import { catalogue as fixture } from '../fixtures/catalogue.ts'
import { initialConfiguration, type Configuration } from '../model/configuration.ts'
import { initialWizard, wizardReducer } from '../model/wizard.ts'
import type { Advice } from './advice.ts'
import { adviceFor } from './advise.ts'

const site = catalogueSchema.parse(parse(readFileSync('content/catalogue.yaml', 'utf8')))
const advice = (configuration: Configuration, catalogue: Catalogue) =>
  adviceFor(configuration, assemble(configuration, catalogue), catalogue)

/** What the wizard makes of a mend. */
function mended(configuration: Configuration, { mend }: Advice, catalogue: Catalogue) {
  if (mend.kind !== 'change') return configuration
  const wizard = { ...initialWizard(catalogue), configuration }
  const action = { kind: 'apply', change: mend.change } as const
  return wizardReducer(catalogue)(wizard, action).configuration
}

const WIDTHS = [100, 109, 118, 160, 241, 300, 541, 700, 800]
const HEIGHTS = [100, 140, 225, 231, 300, 386, 450, 550, 600]
const flags = [true, false]

/** Every choice of a catalogue in every feature and a net of sizes with the edges of the tables in it. */
function* grid(catalogue: Catalogue): Generator<Configuration> {
  const start = initialConfiguration(catalogue)
  for (const { id: type } of catalogue.types)
    for (const { id: material } of catalogue.materials)
      for (const motor of flags)
        for (const remote of flags)
          for (const sensor of flags)
            for (const width of WIDTHS)
              for (const height of HEIGHTS)
                yield { ...start, type, material, motor, remote, sensor, width, height }
}

describe.each([
  ['the site’s catalogue', site],
  ['a catalogue with other options', fixture],
])('over every choice and size of %s', (_, catalogue) => {
  test('each remark is one plain sentence with one thing to do', () => {
    for (const configuration of grid(catalogue)) {
      const all = advice(configuration, catalogue)
      expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
      for (const { sentence, mend } of all) {
        const text = mend.kind === 'question' ? `${mend.label} ${mend.question}` : mend.label
        if (
          !/^[\p{Lu}\d].*[^.]\.$/u.test(sentence) ||
          /\s\s|undefined|NaN|\.\./u.test(sentence + text)
        )
          expect.fail(`${sentence} | ${text}`)
      }
    }
  }, 30_000)

  test('a mend settles its own advice, and mending on ends within a few taps', () => {
    for (const configuration of grid(catalogue)) {
      for (const one of advice(configuration, catalogue)) {
        if (one.mend.kind === 'question') continue
        const next = advice(mended(configuration, one, catalogue), catalogue)
        if (next.some(({ id }) => id === one.id))
          expect.fail(`${JSON.stringify(configuration)} ${one.id}`)
      }
      if (tapsUntilSettled(configuration, catalogue) > 6) expect.fail(JSON.stringify(configuration))
    }
  }, 30_000)
})

/** The longest way of pressing one mend after the other, in whatever order. */
const settled = new WeakMap<Catalogue, Map<string, number>>()
function tapsUntilSettled(
  configuration: Configuration,
  catalogue: Catalogue,
  way: readonly string[] = [],
): number {
  const known = settled.get(catalogue) ?? new Map<string, number>()
  settled.set(catalogue, known)
  const key = JSON.stringify(configuration)
  if (way.includes(key)) return Number.POSITIVE_INFINITY
  const found = known.get(key)
  if (found !== undefined) return found
  const taps = advice(configuration, catalogue)
    .filter(({ mend }) => mend.kind === 'change')
    .map(
      (one) =>
        1 + tapsUntilSettled(mended(configuration, one, catalogue), catalogue, [...way, key]),
    )
  const longest = Math.max(0, ...taps)
  known.set(key, longest)
  return longest
}
