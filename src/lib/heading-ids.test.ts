import { expect, test } from 'vitest'
import type { Document } from './document.ts'
import { withOwnIds } from './heading-ids.ts'

const headings = (...ids: readonly string[]): Document =>
  ids.map((id) => ({ kind: 'heading', level: 2, id, children: [] }))
const idsOf = (documents: readonly Document[]) =>
  documents.flat().map((block) => block.kind === 'heading' && block.id)

test('texts on one page share no id, with each other, with the page or with what else stands there', () => {
  const texts = [headings('bakim', 'icerik'), headings('bakim', 'montaj'), headings('bakim')]
  expect(idsOf(withOwnIds(texts, ['montaj']))).toEqual([
    'bakim',
    'icerik-2',
    'bakim-2',
    'montaj-2',
    'bakim-3',
  ])
})

test('what has an id of its own keeps it', () => {
  const texts = [headings('bakim', 'bakim-2'), headings('montaj')]
  expect(withOwnIds(texts)).toEqual(texts)
})
