import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { lostProofs } from './support/proofs.ts'

const rows = readFileSync('docs/servers.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| SRV-'))
  .map((line) => {
    const [id = '', , proof = ''] = line.slice(2, -2).split(' | ')
    return { id, proofs: proof.split('<br>') }
  })

test('the promises of the servers are numbered without a gap', () => {
  const numbers = Array.from(rows, (_, index) => String(index + 1).padStart(2, '0'))
  expect(rows.length).toBeGreaterThan(0)
  expect(rows.map(({ id }) => id)).toEqual(numbers.map((number) => `SRV-${number}`))
})

test.each(rows)('$id is proved by tests that exist', ({ proofs }) => {
  expect(lostProofs(proofs)).toEqual([])
})
