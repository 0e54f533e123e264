import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { lostProofs } from './support/proofs.ts'

interface Row {
  readonly id: string
  readonly sentence: string
  /** 'tests/e2e/home.e2e.ts › title of the test' */
  readonly proofs: readonly string[]
}

const rows: readonly Row[] = readFileSync('docs/specification-coverage.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| \d+\.\d+ \|/u.test(line))
  .map((line) => {
    const [id = '', sentence = '', proof = ''] = line.slice(2, -2).split(' | ')
    return { id, sentence, proofs: proof.split('<br>').map((part) => part.trim()) }
  })

test('the sentences are numbered by section without a gap', () => {
  expect(rows.length).toBeGreaterThan(150)
  const counters = new Map<string, number>()
  const expected = rows.map(({ id }) => {
    const [section = ''] = id.split('.')
    counters.set(section, (counters.get(section) ?? 0) + 1)
    return `${section}.${String(counters.get(section))}`
  })
  expect(rows.map(({ id }) => id)).toEqual(expected)
  expect([...counters.keys()]).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9'])
})

test.each(rows)('$id is proved by tests that exist', ({ proofs }) => {
  expect(lostProofs(proofs)).toEqual([])
})
