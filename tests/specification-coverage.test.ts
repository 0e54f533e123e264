import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

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

const sources = new Map<string, string>()
const sourceOf = (file: string): string => {
  const known = sources.get(file)
  if (known !== undefined) return known
  const source = readFileSync(file, 'utf8')
  sources.set(file, source)
  return source
}

/** Titles of the tests in a file, as written: a title with `${…}` or `%s` keeps its slots. */
const titlesIn = (file: string): readonly string[] =>
  [...sourceOf(file).matchAll(/\btest(?:\.each\([^]*?\))?\(\s*(['"`])((?:\\.|(?!\1).)*)\1/gu)].map(
    ([, , title = '']) => title.replaceAll(/\\(.)/gu, '$1'),
  )

test.each(rows)('$id is proved by tests that exist', ({ proofs }) => {
  const lost = proofs.filter((proof) => {
    const [file = '', title = ''] = proof.split(' › ')
    return (
      !/^(?:src|tests|scripts)\/.+\.(?:test|e2e)\.tsx?$/u.test(file) ||
      !titlesIn(file).includes(title)
    )
  })
  expect(lost).toEqual([])
})
