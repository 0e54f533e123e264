import { expect, test } from 'vitest'
import { articleDocument } from './article-document.ts'
import { parsePostText } from './post-text.ts'

const text = (words: string) => ({ kind: 'text', text: words })
const good = {
  body: [
    { kind: 'heading', level: 2, id: 'a', children: [text('A')] },
    {
      kind: 'paragraph',
      children: [
        { kind: 'strong', children: [text('b')] },
        { kind: 'link', href: '/contact', children: [{ kind: 'emphasis', children: [text('c')] }] },
      ],
    },
    { kind: 'list', ordered: true, items: [[{ kind: 'paragraph', children: [text('d')] }]] },
  ],
  details: [{ kind: 'slot', name: 'e' }],
  keyPoints: ['1', '2', '3', '4'],
}

test('a text as the build writes it passes unchanged', () => {
  expect(parsePostText(JSON.parse(JSON.stringify(good)))).toEqual(good)
})

test.each([
  ['nothing', null],
  ['a sentence', 'Hata'],
  ['a list', []],
  ['an empty object', {}],
  ['a missing part', { ...good, details: undefined }],
  ['a body that is no list', { ...good, body: 'metin' }],
  ['points that are not words', { ...good, keyPoints: [1, 2, 3, 4] }],
  ['an unknown block', { ...good, body: [{ kind: 'html', value: '<b>' }] }],
  ['a heading of the wrong level', { ...good, body: [{ ...good.body[0], level: 1 }] }],
  ['a hole deep inside', { ...good, body: [{ kind: 'list', ordered: true, items: [[null]] }] }],
  ['a link without address', { ...good, body: [paragraphOf({ kind: 'link', children: [] })] }],
])('%s is refused', (_, value) => {
  expect(parsePostText(value)).toBeUndefined()
})

test('an article ends with the details and the points, under their headings', () => {
  const document = articleDocument({ body: [], details: [], keyPoints: ['Bir', 'İki'] })
  expect(document.map(({ kind }) => kind)).toEqual(['heading', 'heading', 'list'])
  expect(JSON.stringify(document)).toContain('Detaylı Bilgiler')
  expect(JSON.stringify(document)).toContain('Önemli Noktalar')
})

function paragraphOf(child: object) {
  return { kind: 'paragraph', children: [child] }
}
