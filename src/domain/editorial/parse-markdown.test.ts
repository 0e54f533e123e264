import { expect, test } from 'vitest'
import { linksIn } from './document-links.ts'
import { parseMarkdown } from './parse-markdown.ts'

const parse = (markdown: string, file = 'a.md', slots: readonly string[] = []) =>
  parseMarkdown(markdown, file, { slots, firstLine: 1 })

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

test('figure and unit are tied in a sentence, not in the address of a place', () => {
  expect(parseMarkdown('## En çok 90 cm\n\n**Geçiş** 90\ncm’den dar', 'a.md')).toMatchObject([
    { id: 'en-cok-90-cm', children: [{ text: 'En çok 90\u00A0cm' }] },
    { children: [{ kind: 'strong' }, { text: ' 90\u00A0cm’den dar' }] },
  ])
})

test('a paragraph of one token is a slot for the page', () => {
  const options = { slots: ['cookieTable'] }
  expect(parseMarkdown('{{cookieTable}}', 'a.md', options)).toEqual([
    { kind: 'slot', name: 'cookieTable' },
  ])
  expect(parseMarkdown('bir\n\n- {{cookieTable}}', 'a.md', options)[1]).toMatchObject({
    items: [[{ kind: 'slot', name: 'cookieTable' }]],
  })
})

test('a sentence that begins with a number does not become a list that begins with 1', () => {
  expect(() => parse('bir\n\n11. madde uyarınca')).toThrow(
    'a.md, satır 3: “11.” ile başlayan satır numaralı liste sayılır ve sitede 1’den başlar. Liste değilse noktadan önce ters bölü koyun: 11\\.',
  )
  expect(() => parse('- bir\n- 0. gün')).toThrow('a.md, satır 2: “0.” ile')
  expect(parseMarkdown('11\\. madde uyarınca', 'a.md')).toEqual([
    { kind: 'paragraph', children: [{ kind: 'text', text: '11. madde uyarınca' }] },
  ])
  expect(parseMarkdown('1. bir\n2. iki', 'a.md')).toMatchObject([{ kind: 'list', ordered: true }])
})

test.each([
  ['{{cookieTabel}}', 1, '{{cookieTabel}}'],
  ['bir\n{{cookieTable}}\niki', 2, '{{cookieTable}}'],
  ['## {{cookieTable}}', 1, '{{cookieTable}}'],
  ['bir\n\n- iki\n  {{#analytics}} üç', 4, '{{#analytics}}'],
  ['bir {{ iki', 1, '{{ iki'],
])('a token that is no slot of the page stops the build: %j', (markdown, line, token) => {
  expect(() => parse(markdown, 'a.md', ['cookieTable', 'b'])).toThrow(
    `a.md, satır ${String(line)}: ${token} burada kullanılamaz. Üstünde ve altında boş satırla, tek başına yazılabilenler: {{cookieTable}}, {{b}}.`,
  )
})

test.each([
  '{{cookieTable}}',
  'Biz {{brand}} olarak',
  '{{#offline}}',
  '{{ **ad** }}',
  '{{çerez}}',
  'a }} b',
])('where nothing fills tokens, none may stand: %s', (markdown) => {
  expect(() => parse(markdown, 'content/posts/a.md')).toThrow(
    /^content\/posts\/a\.md, satır 1: .*\} burada kullanılamaz\. Yerine yazının kendisini yazın\.$/u,
  )
})

test.each([
  ['![fotoğraf](a.jpg)', 'resim'],
  ['![fotoğraf][a]\n\n[a]: /a.jpg', 'resim'],
  ['<b>html</b>', 'HTML'],
  ['<div>\nhtml\n</div>', 'HTML'],
  ['> söz', 'alıntı'],
  ['`kod`', 'kod'],
  ['```\nkod\n```', 'kod ya da dört boşlukla başlayan satır'],
  ['bir\n\n***\n\niki', 'ayırıcı çizgi'],
  ['[ara][a]\n\n[a]: /contact', 'tanımı başka yerde duran bağlantı'],
  ['[a]: /contact', 'bağlantı tanımı'],
  ['| En | Boy |\n|---|---|\n| 1 | 2 |', 'tablo'],
  ['En | **Boy**\n:-- | --:\n1 | 2', 'tablo'],
  ['- | En |  \n  | --- |', 'tablo'],
  ['Bu ~~eski **fiyat**~~.', 'üstü çizili yazı'],
  ['## ~~Eski~~', 'üstü çizili yazı'],
  ['- [ ] yapılacak', 'onay kutusu'],
  ['1. [X] yapıldı', 'onay kutusu'],
])('what the site cannot show stops the build and says what it is: %j', (markdown, kind) => {
  expect(() => parse(markdown, 'content/posts/a.md')).toThrow(
    new RegExp(
      `^content/posts/a\\.md, satır \\d: “${kind}” burada kullanılamaz\\. Paragraf, `,
      'u',
    ),
  )
})

test('a heading of the wrong size stops the build', () => {
  expect(() => parse('bir\n\n# Tek kare')).toThrow(
    'a.md, satır 3: başlıklar ## ya da ### ile başlar (bulunan: #).',
  )
})

test.each([
  'Salı | Çarşamba',
  'Yaklaşık ~35 km',
  'Boy - en',
  '[x] seçili',
  '- [x](/a)',
  '2 * 3 = 6',
])('signs that mean nothing are words: %s', (markdown) => {
  expect(parseMarkdown(markdown, 'a.md')).toHaveLength(1)
})

test.each(['\n', '\r\n'])('lines are counted from the first of the text (%j)', (lineEnd) => {
  const text = (...lines: readonly string[]) => lines.join(lineEnd)
  const line = (markdown: string, firstLine: number) => () =>
    parseMarkdown(markdown, 'a.md', { firstLine })
  expect(line(text('bir', '', '> iki'), 1)).toThrow('satır 3:')
  expect(line(text('bir', '', '> iki'), 16)).toThrow('satır 18:')
  expect(line(text('bir', 'iki  ', '**üç** ~~dört~~'), 16)).toThrow('satır 18:')
  expect(line(text('- bir', '', '  iki', '  [üç](x.html)'), 16)).toThrow('satır 19:')
})

test('where nobody knows the first line, no wrong one is told', () => {
  expect(() => parseMarkdown('bir\n\n> iki', 'a.md')).toThrow(/^a\.md: “alıntı”/u)
})

test('an invisible break at the end of a line is a blank', () => {
  expect(parseMarkdown('bir  \niki\\\nüç', 'a.md')).toEqual([
    {
      kind: 'paragraph',
      children: ['bir', ' ', 'iki', ' ', 'üç'].map((text) => ({ kind: 'text', text })),
    },
  ])
})

test('Windows line ends make no difference', () => {
  const markdown = '## Işık\n\nbir\niki  \nüç\n\n- a\n- b\n'
  expect(parseMarkdown(markdown.replaceAll('\n', '\r\n'), 'a.md')).toEqual(
    parseMarkdown(markdown, 'a.md'),
  )
})

test('no two headings of a text have the same id', () => {
  const text = '## Bakım\n\n### Bakım 2\n\n- ## BAKIM\n\n## Bakım\n\n## ?\n\n## !'
  const ids = JSON.stringify(parseMarkdown(text, 'a.md')).match(/(?<="id":")[^"]*/gu)
  expect(ids).toEqual(['bakim', 'bakim-2', 'bakim-3', 'bakim-4', 'bolum', 'bolum-2'])
  expect(parseMarkdown('## Bakım', 'a.md')).toMatchObject([{ id: 'bakim' }])
})

test.each([
  'https://www.kvkk.gov.tr/',
  'http://a.example',
  'mailto:a@b.example',
  'tel:+905321234567',
  '/',
  '/blog/bir-yazi#bakim',
  '#bakim',
])('%s is an address', (address) => {
  expect(linksIn(parseMarkdown(`[ara](${address})`, 'a.md'))).toEqual([address])
})

test.each([
  'www.x.com',
  'contact.html',
  '../blog',
  'javascript:alert(1)',
  'data:text/html,a',
  '//x.com',
  '/\\x.com',
  'https:/x.com',
  'https://',
  '#',
  'bilgi@firma.com',
  '/blog/{{ad}}',
  '',
])('“%s” is no address and stops the build', (address) => {
  const sentence = `content/posts/a.md, satır 1: “${address}” bağlantı adresi olamaz. https:// ya da / ile başlayan adres yazın`
  expect(() => parse(`Önce **[ara](<${address}>)**`, 'content/posts/a.md')).toThrow(sentence)
})
