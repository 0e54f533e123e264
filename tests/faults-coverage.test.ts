import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { lostProofs } from './support/proofs.ts'

const rows = readFileSync('docs/faults.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| [A-Z]{3}-\d+ /u.test(line))
  .map((line) => {
    const [id = '', , , proof = ''] = line
      .slice(2, -2)
      .split(' | ')
      .map((cell) => cell.trim())
    return { id, proofs: proof.split('<br>') }
  })

test('the matrix of failures has every row, SEC-30 to SEC-50', () => {
  const ids = rows.map(({ id }) => id).filter((id) => id.startsWith('SEC-'))
  expect(ids).toEqual(Array.from({ length: 21 }, (_, index) => `SEC-${String(30 + index)}`))
})

test.each(rows)('$id is proved by tests that exist', ({ proofs }) => {
  expect(lostProofs(proofs)).toEqual([])
})
