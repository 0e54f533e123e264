import { expect, test } from 'vitest'
import { lostProofs, rowsOf, type Row } from './support/proofs.ts'

const failures = rowsOf('docs/faults.md', /^[A-Z]{3}-\d+$/u, 3)
const promises = rowsOf('docs/servers.md', /^SRV-/u, 2)
const sentences = rowsOf('docs/specification-coverage.md', /^\d+\.\d+$/u, 2)
const idsOf = (rows: readonly Row[]) => rows.map(({ id }) => id)

test('the matrix of failures has every row, SEC-30 to SEC-50', () => {
  expect(idsOf(failures).filter((id) => id.startsWith('SEC-'))).toEqual(
    Array.from({ length: 21 }, (_, index) => `SEC-${String(30 + index)}`),
  )
})

test('the promises of the servers are numbered without a gap', () => {
  const numbers = Array.from(promises, (_, index) => String(index + 1).padStart(2, '0'))
  expect(promises.length).toBeGreaterThan(0)
  expect(idsOf(promises)).toEqual(numbers.map((number) => `SRV-${number}`))
})

test('the sentences of the specification are numbered by section without a gap', () => {
  expect(sentences.length).toBeGreaterThan(150)
  const counters = new Map<string, number>()
  const expected = idsOf(sentences).map((id) => {
    const [section = ''] = id.split('.')
    counters.set(section, (counters.get(section) ?? 0) + 1)
    return `${section}.${String(counters.get(section))}`
  })
  expect(idsOf(sentences)).toEqual(expected)
  expect([...counters.keys()]).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9'])
})

test.each([...failures, ...promises, ...sentences])(
  '$id is proved by tests that exist',
  ({ proofs }) => {
    expect(lostProofs(proofs)).toEqual([])
  },
)
