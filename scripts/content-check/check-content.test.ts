import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { hintsAcross } from './across-files.ts'
import { checkTexts } from './check-content.ts'
import { describeFindings } from './report.ts'

const POST = 'posts/montaj-gunu-kesiften-teste-adim-adim.md'
const isText = (path: string) => !/\.(?:jpg|webm|mp4)$/u.test(path)

/** A copy of the texts of content/, and of the films by name. */
function copyTexts(): string {
  const folder = mkdtempSync(join(tmpdir(), 'kepenk-texts-'))
  onTestFinished(() => {
    rmSync(folder, { recursive: true })
  })
  cpSync('content', folder, { recursive: true, filter: isText })
  mkdirSync(join(folder, 'media'), { recursive: true })
  for (const film of ['intro', 'promo'])
    for (const kind of ['webm', 'mp4']) writeFileSync(join(folder, `media/${film}.${kind}`), '')
  return folder
}

/** What the owner reads after one file was changed. */
function problemsAfter(file: string, change: (text: string) => string | Buffer): readonly string[] {
  const folder = copyTexts()
  const before = readFileSync(join(folder, file), 'utf8')
  const after = change(before)
  expect(after).not.toEqual(before)
  writeFileSync(join(folder, file), after)
  return checkTexts(folder).problems
}
const replacing = (from: string | RegExp, to: string) => (text: string) => text.replace(from, to)

/** What is wrong, in which file, how it comes about, and what the owner reads. */
type Slip = [
  what: string,
  file: string,
  change: (text: string) => string | Buffer,
  sentence: RegExp,
]

test('the content as it stands is right', () => {
  expect(checkTexts(copyTexts()).problems).toEqual([])
})

test.each([
  [
    'a missing field',
    POST,
    replacing(/^title: .*\n/mu, ''),
    /^content\/posts\/montaj-gunu-kesiften-teste-adim-adim\.md, satır \d+: “title” alanı: Bu alan eksik\. .*Yazının başlığı\.$/u,
  ],
  [
    'a tab',
    'faqs.yaml',
    replacing(/^ {2}- question/mu, '\t- question'),
    /^content\/faqs\.yaml, satır \d+: Satırın başında sekme/u,
  ],
  [
    'a field written twice',
    'testimonials.yaml',
    replacing(/^( +)rating: (\d)$/mu, '$1rating: $2\n$1rating: 5'),
    /satır \d+: Bu alan iki kez yazılmış/u,
  ],
  [
    'a colon in a text',
    'site.yaml',
    replacing(/^brand: .*$/mu, 'brand: Çelik: Kepenk'),
    /site\.yaml, satır \d+: Metinde iki nokta/u,
  ],
  [
    'a number sign in a text',
    'site.yaml',
    replacing(/^slogan: .*$/mu, 'slogan: İstanbul’un #1 kepenkçisi'),
    /site\.yaml, satır \d+: # işaretinden sonrası/u,
  ],
  [
    'a text that begins with a star',
    'site.yaml',
    replacing(/^slogan: .*$/mu, 'slogan: *yeni'),
    /satır \d+: \* işaretinden sonrası/u,
  ],
  [
    'quotes inside quotes',
    'projects/projects.yaml',
    replacing(/title: "(\S+)/u, 'title: "$1 "iyi"'),
    /projects\.yaml, satır \d+: Bu satır okunamıyor\. .*düz tırnak/u,
  ],
  [
    'a comma without quotes',
    'projects/projects.yaml',
    replacing(/title: "[^"]*"/u, 'title: Kasap, kapalı kepenk'),
    /satır \d+: .*“Kasap”.*Tanınmayan alan: kapalı kepenk\. .*düz tırnak/u,
  ],
  [
    'a price with a dot for thousands',
    'catalogue.yaml',
    replacing(/basePrice: \d+/u, 'basePrice: 3.000'),
    /satır \d+: Binlik noktası koymayın: 3\.000 yerine 3000\.$/u,
  ],
  [
    'a price with dot and comma',
    'catalogue.yaml',
    replacing(/basePrice: \d+/u, 'basePrice: 2.750,00'),
    /“basePrice” alanı: .*binlik noktası olmadan/u,
  ],
  [
    'a price of nothing',
    'catalogue.yaml',
    replacing(/basePrice: \d+/u, 'basePrice: 0'),
    /“basePrice” alanı: .*0 olamaz, daha büyük olmalı/u,
  ],
  [
    'limits the wrong way round',
    'catalogue.yaml',
    replacing(/min: \d+/u, 'min: 9000'),
    /“width” alanı: min \(9000\) max değerinden/u,
  ],
  [
    'a day that does not exist',
    POST,
    replacing(/^date: .*$/mu, 'date: 2025-02-31'),
    /“date” alanı: .*yıl-ay-gün/u,
  ],
  [
    'a telephone number without quotes',
    'site.yaml',
    replacing(/^phone: .*$/mu, 'phone: +905321234567'),
    /“phone” alanı: Bu bir metin olmalı; değeri tırnak içine alın/u,
  ],
  [
    'a list without entries',
    'faqs.yaml',
    () => 'faqs:\n',
    /“faqs” alanı: Bu alan boş\. .*\[\] yazın/u,
  ],
  [
    'an address of the site that a browser would mend',
    'site.yaml',
    replacing(/^domain: .*$/mu, 'domain: https:/www.firma.com'),
    /^content\/site\.yaml, satır \d+: “domain” alanı: .*https:\/\/www\.firma\.com\.$/u,
  ],
  [
    'an address that is a script',
    'site.yaml',
    replacing(
      /^social:(?:\n +.*)*/mu,
      'social:\n  - { name: Instagram, url: "javascript:alert(1)" }',
    ),
    /“url” alanı: /u,
  ],
  ['an empty file', 'faqs.yaml', () => '', /^content\/faqs\.yaml: Dosyanın içi boş\.$/u],
  [
    'a file of two bytes a letter',
    'faqs.yaml',
    (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le'),
    /^content\/faqs\.yaml: .*UTF-8/u,
  ],
  [
    'a file in the old Turkish code page',
    'faqs.yaml',
    (text: string) => Buffer.from(text.replaceAll(/[^\0-\u00FF]/gu, '\u00FE'), 'latin1'),
    /^content\/faqs\.yaml: .*UTF-8/u,
  ],
  [
    'a film that is not there',
    'media/media.yaml',
    replacing(/webm: [^,]+/u, 'webm: yok.webm'),
    /satır \d+: “webm” alanı: “yok\.webm” dosyası/u,
  ],
  [
    'a placeholder of no field',
    'site.yaml',
    replacing(/^placeholders:.*(?:\n {2}- .*)*/mu, 'placeholders: [telefon]'),
    /“telefon” diye bir alan yok/u,
  ],
  [
    'a project’s title written twice',
    'projects/projects.yaml',
    replacing(/(title: "[^"]*")(.*\n.*?)title: "[^"]*"/u, '$1$2$1'),
    /“title” alanı: .*başka bir fotoğrafta da var/u,
  ],
  [
    'an unknown fact in a legal text',
    'legal/cookie-policy.md',
    replacing('{{cookieTable}}', '{{cookieTabel}}'),
    /content\/legal\/cookie-policy\.md.*cookieTabel/u,
  ],
  [
    'a link to a page that does not exist',
    POST,
    replacing(/$/u, '\n[Buraya](/yok-boyle) bakın.\n'),
    /“\/yok-boyle” diye bir sayfa yok/u,
  ],
  [
    'a picture in a post',
    POST,
    replacing(/$/u, '\n![Kapı](kapi.jpg)\n'),
    /montaj-gunu.*satır \d+/u,
  ],
] satisfies Slip[])('%s is named with file, line and mend', (_, file, change, sentence) => {
  const problems = problemsAfter(file, change)
  expect(problems.join('\n')).toMatch(sentence)
  expect(problems).toHaveLength(1)
})

test('all faults are told at once', () => {
  const folder = copyTexts()
  for (const file of ['faqs.yaml', 'stats.yaml']) writeFileSync(join(folder, file), '')
  rmSync(join(folder, 'home.yaml'))
  const { problems } = checkTexts(folder)
  expect(problems).toHaveLength(3)
  expect(describeFindings({ problems, hints: [] })).toContain('düzeltilecek 3 yer var')
})

test('a name that cannot be an address, and two posts of one number, are named with their files', () => {
  const folder = copyTexts()
  const text = readFileSync(join(folder, POST), 'utf8')
  writeFileSync(join(folder, 'posts/Yeni Yazı.md'), text)
  const { problems } = checkTexts(folder)
  expect(problems).toHaveLength(2)
  expect(problems.join('\n')).toMatch(/content\/posts\/Yeni Yazı\.md: Dosyanın adı/u)
  expect(problems.join('\n')).toMatch(
    new RegExp(`“id” alanı: \\d+ content/.* dosyasında da var`, 'u'),
  )
})

test('signature, Windows line ends and blanks after the dashes change nothing', () => {
  const folder = copyTexts()
  const files = ['faqs.yaml', POST, 'legal/privacy-policy.md']
  const before = checkTexts(folder).content
  for (const file of files) {
    const path = join(folder, file)
    const text = readFileSync(path, 'utf8')
      .replaceAll('\n', '\r\n')
      .replaceAll('---\r\n', '---  \r\n')
    writeFileSync(path, `\uFEFF${text}`)
  }
  const after = checkTexts(folder)
  expect(after.problems).toEqual([])
  expect(JSON.stringify(after.content)).toBe(JSON.stringify(before))
})

test('what may have been overlooked is a hint', () => {
  const folder = copyTexts()
  renameSync(join(folder, POST), join(folder, 'posts/yarin.md'))
  const site = readFileSync(join(folder, 'site.yaml'), 'utf8')
  writeFileSync(
    join(folder, 'site.yaml'),
    site.replace(/^hoursLabel: .*$/mu, 'hoursLabel: Hafta içi'),
  )
  const { content } = checkTexts(folder)
  const hints = hintsAcross(content, new Map(), '2000-01-01')
  expect(hints.join('\n')).toMatch(/yarin\.md, satır \d+: “date” alanı: .*daha gelmedi/u)
  expect(hints.join('\n')).toMatch(/yarin\.md, satır \d+: “image” alanı: .*hiçbir sayfada yok/u)
  expect(hints.join('\n')).toMatch(/site\.yaml, satır \d+: “hoursLabel” alanı: .*7\/24/u)
})
