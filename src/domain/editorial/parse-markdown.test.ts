import { expect, test } from 'vitest'
import { parseMarkdown } from './parse-markdown.ts'

test('headings, lists, emphasis and links become plain data', () => {
  expect(
    parseMarkdown('## Işık ve ray\n\nÖnce **dur**, sonra [ara](/contact).\n\n- bir\n- iki', 'a.md'),
  ).toEqual([
    {
      kind: 'heading',
      level: 2,
      id: 'isik-ve-ray',
      children: [{ kind: 'text', text: 'Işık ve ray' }],
    },
    {
      kind: 'paragraph',
      children: [
        { kind: 'text', text: 'Önce ' },
        { kind: 'strong', children: [{ kind: 'text', text: 'dur' }] },
        { kind: 'text', text: ', sonra ' },
        { kind: 'link', href: '/contact', children: [{ kind: 'text', text: 'ara' }] },
        { kind: 'text', text: '.' },
      ],
    },
    {
      kind: 'list',
      ordered: false,
      items: [
        [{ kind: 'paragraph', children: [{ kind: 'text', text: 'bir' }] }],
        [{ kind: 'paragraph', children: [{ kind: 'text', text: 'iki' }] }],
      ],
    },
  ])
})

test('a paragraph of one token is a slot for the page', () => {
  expect(parseMarkdown('{{cookieTable}}', 'a.md', { slots: ['cookieTable'] })).toEqual([
    { kind: 'slot', name: 'cookieTable' },
  ])
})

test.each(['{{cookieTable}}', 'Biz {{brand}} olarak', '{{#offline}}'])(
  'where nothing fills tokens, none may stand: %s',
  (markdown) => {
    expect(() => parseMarkdown(markdown, 'content/posts/a.md')).toThrow('burada kullanılamaz')
  },
)

test.each(['![resim](a.jpg)', '<b>html</b>', '# Tek kare', '> alıntı', '`kod`'])(
  'what the site cannot show stops the build and names the file: %s',
  (markdown) => {
    expect(() => parseMarkdown(markdown, 'content/posts/a.md')).toThrow(/content\/posts\/a\.md/u)
  },
)
