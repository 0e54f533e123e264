import { readFileSync } from 'node:fs'

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

/** The proofs ('tests/e2e/home.e2e.ts › title of the test') whose test does not exist. */
export const lostProofs = (proofs: readonly string[]): readonly string[] =>
  proofs.filter((proof) => {
    const [file = '', title = ''] = proof.split(' › ')
    return (
      !/^(?:src|tests|scripts)\/.+\.(?:test|e2e)\.tsx?$/u.test(file) ||
      !titlesIn(file).includes(title)
    )
  })

export interface Row {
  readonly id: string
  /** 'tests/e2e/home.e2e.ts › title of the test' */
  readonly proofs: readonly string[]
}

/** The rows of a document's table whose first cell is such an id; `proofCell` counts from 0. */
export const rowsOf = (document: string, idPattern: RegExp, proofCell: number): readonly Row[] =>
  readFileSync(document, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) =>
      line
        .slice(2, -2)
        .split(' | ')
        .map((cell) => cell.trim()),
    )
    .filter(([id = '']) => idPattern.test(id))
    .map((cells) => ({ id: cells[0] ?? '', proofs: (cells[proofCell] ?? '').split('<br>') }))
