import fc from 'fast-check'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Block } from '#lib/document.ts'
import { Prose } from '#ui/Prose.tsx'
import { hostileText, MANY } from '../../../tests/support/hostile.ts'
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
  ['a link that runs something', { ...good, body: [paragraphOf(linkTo('javascript:alert(1)'))] }],
  ['a link that is no address', { ...good, body: [paragraphOf(linkTo('//evil.example'))] }],
])('%s is refused', (_, value) => {
  expect(parsePostText(value)).toBeUndefined()
})

test('an article ends with the details and the points, under their headings', () => {
  const document = articleDocument({ body: [], details: [], keyPoints: ['Bir', 'İki'] })
  expect(document.map(({ kind }) => kind)).toEqual(['heading', 'heading', 'list'])
  expect(JSON.stringify(document)).toContain('Detaylı Bilgiler')
  expect(JSON.stringify(document)).toContain('Önemli Noktalar')
})

test('headings of the same words have ids of their own, wherever in the article they stand', () => {
  const own = (id: string): Block => ({ kind: 'heading', level: 2, id, children: [] })
  const document = articleDocument({
    body: [own('detayli-bilgiler'), own('bakim')],
    details: [own('bakim')],
    keyPoints: [],
  })
  const ids = document.flatMap((block) => (block.kind === 'heading' ? [block.id] : []))
  expect(new Set(ids).size).toBe(5)
})

function paragraphOf(child: object) {
  return { kind: 'paragraph', children: [child] }
}

function linkTo(href: string) {
  return { kind: 'link', href, children: [] }
}

test('whatever an answer holds, what is drawn of it is text, in the elements of an article', () => {
  const { inline } = fc.letrec<{ inline: unknown }>((tie) => ({
    inline: fc.oneof(
      { depthSize: 'small' },
      fc.record({ kind: fc.constant('text'), text: hostileText }),
      fc.record({
        kind: fc.constantFrom('strong', 'emphasis', 'link'),
        href: fc.oneof(hostileText, fc.constantFrom('/contact', 'https://a.example/')),
        children: fc.array(tie('inline'), { maxLength: 2 }),
      }),
    ),
  }))
  const children = fc.array(inline, { maxLength: 3 })
  const block = fc.oneof(
    fc.record({
      kind: fc.constantFrom('heading', 'paragraph', 'slot'),
      level: fc.constantFrom(2, 3),
      id: hostileText,
      name: hostileText,
      children,
    }),
    fc.record({ kind: fc.constant('list'), ordered: fc.boolean(), items: fc.constant([]) }),
    fc.anything(),
  )
  const answer = fc.record({
    body: fc.array(block, { maxLength: 3 }),
    details: fc.constant([]),
    keyPoints: fc.array(hostileText, { maxLength: 2 }),
  })
  fc.assert(
    fc.property(fc.oneof(answer, fc.anything()), (value) => {
      const article = parsePostText(value)
      if (article === undefined) return
      const html = renderToStaticMarkup(createElement(Prose, { blocks: articleDocument(article) }))
      for (const [, tag = '', attributes = ''] of html.matchAll(/<([^\s>/]*)([^>]*)>?/gu)) {
        if (tag === '') continue
        expect(['div', 'h2', 'h3', 'p', 'ul', 'ol', 'li', 'strong', 'em', 'a']).toContain(tag)
        expect(attributes.replaceAll(/"[^"]*"/gu, '')).toMatch(
          /^(?: (?:class|id|role|href|rel)=)*$/u,
        )
        const href = /href="([^"]*)"/u.exec(attributes)?.[1]
        expect(href ?? '/').toMatch(/^(?:https?:|mailto:|tel:|\/(?![/\\])|#)/u)
      }
    }),
    MANY,
  )
})
