import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { copyTexts } from '../../tests/support/copy-texts.ts'
import { checkTexts } from './check-content.ts'
import { unsettableSigns } from './picture-signs.ts'
import { describeFindings } from './report.ts'

const POST = 'posts/montaj-gunu-kesiften-teste-adim-adim.md'

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
    'a title too long for a picture',
    POST,
    replacing(/^title: .*$/mu, `title: ${'kepenk '.repeat(18)}`),
    /“title” alanı: Değer çok uzun.*\(en çok 120\)\. .*Yazının başlığı\.$/u,
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
    'a film whose ending no page looks for',
    'media/media.yaml',
    replacing(/mp4: [^,]+/u, 'mp4: intro.MP4'),
    /satır \d+: “mp4” alanı: .*küçük harfle \.mp4/u,
  ],
  [
    'a film of another kind',
    'media/media.yaml',
    replacing(/webm: [^,]+/u, 'webm: intro.mov'),
    /satır \d+: “webm” alanı: .*küçük harfle \.webm/u,
  ],
  [
    'a day where a text is wanted',
    'legal/privacy-policy.md',
    replacing(/^version: .*$/mu, 'version: 2026-11-28'),
    /satır \d+: “version” alanı: Bu bir metin olmalı; değeri tırnak içine alın/u,
  ],
  [
    'a day where a name is wanted',
    'site.yaml',
    replacing(/^developer: .*$/mu, 'developer: 2025-01-15'),
    /satır \d+: “developer” alanı: Bu bir metin olmalı; değeri tırnak içine alın/u,
  ],
  [
    'a placeholder of no field',
    'site.yaml',
    replacing(/^placeholders:.*(?:\n {2}- .*)*/mu, 'placeholders: [telefon]'),
    /“telefon” diye bir alan yok/u,
  ],
  [
    'a placeholder of no field of the service area',
    'service-area.yaml',
    replacing(/^placeholders:.*$/mu, 'placeholders: [ilceler]'),
    /service-area\.yaml, satır \d+: “placeholders” alanı: “ilceler” diye bir alan yok/u,
  ],
  [
    'a placeholder of no field of the catalogue',
    'catalogue.yaml',
    replacing(/^placeholders:.*$/mu, 'placeholders: [fiyatlar]'),
    /catalogue\.yaml, satır \d+: “placeholders” alanı: “fiyatlar” diye bir alan yok/u,
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
    /montaj-gunu.*, satır \d+: “\/yok-boyle” diye bir sayfa yok/u,
  ],
  [
    'an unknown price in a post',
    POST,
    replacing(/$/u, '\n{{price.rolin}}\n'),
    /montaj-gunu.*, satır \d+: \{\{price\.rolin\}\} diye bir bilgi yok\. .*: price\.rolling, price\.manual, price\.security\.$/u,
  ],
  [
    'an unknown price above a post',
    POST,
    replacing(/^excerpt: .*$/mu, 'excerpt: "Başlangıç {{fiyat}}"'),
    /montaj-gunu.*, satır \d+: \{\{fiyat\}\} diye bir bilgi yok\. /u,
  ],
  [
    'a guide that is no post',
    'home.yaml',
    replacing(/post: kepenk-[\w-]+/u, 'post: kepenk-yarida'),
    /^content\/home\.yaml, satır \d+: “post” alanı: “kepenk-yarida” diye bir yazı yok\. .*guide satırını silin\.$/u,
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

test('dead links are told all at once, each with its own line', () => {
  const problems = problemsAfter(
    POST,
    (text) => `${text}\n[A](/yok-bir-iki) [B](/yok-bir)\n\n[C](/yok-iki) [B](/yok-bir)\n`,
  )
  const lines = readFileSync(join(copyTexts(), POST), 'utf8').split('\n').length
  expect(problems.map((problem) => /satır \d+: “[^”]*”/u.exec(problem)?.[0])).toEqual([
    `satır ${String(lines + 1)}: “/yok-bir-iki”`,
    `satır ${String(lines + 1)}: “/yok-bir”`,
    `satır ${String(lines + 3)}: “/yok-iki”`,
  ])
})

test('a post that is renamed is missed by every text that links to it', () => {
  const folder = copyTexts()
  const name = 'kepenk-yarida-kaldi-aramadan-once-uc-guvenli-adim'
  renameSync(join(folder, `posts/${name}.md`), join(folder, 'posts/kepenk-yarida-kaldi.md'))
  const { problems } = checkTexts(folder)
  expect(problems.map((problem) => problem.split(',')[0])).toEqual(
    expect.arrayContaining(['content/home.yaml', 'content/services/acil-servis-7-24-destek.md']),
  )
})

test('the guide of the home page can be left out', () => {
  expect(problemsAfter('home.yaml', replacing(/^ +guide: .*\n/mu, ''))).toEqual([])
})

test.each(['phone', 'address'])(
  'a field that nobody knows is told with its own line: %s, misspelt',
  (field) => {
    const lines = readFileSync(join(copyTexts(), 'site.yaml'), 'utf8').split('\n')
    const line = String(lines.findIndex((text) => text.startsWith(`${field}:`)) + 1)
    const problems = problemsAfter('site.yaml', (text) =>
      text.replace(new RegExp(`^${field}:`, 'mu'), 'fone:'),
    )
    expect(problems).toContainEqual(
      expect.stringMatching(
        new RegExp(
          `^content/site\\.yaml, satır ${line}: Tanınmayan alan: fone.*içine alın\\.$`,
          'u',
        ),
      ),
    )
  },
)

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

test('a film without bytes is named', () => {
  const folder = copyTexts()
  writeFileSync(join(folder, 'media/promo.mp4'), '')
  expect(checkTexts(folder).problems).toEqual([
    expect.stringMatching(/media\.yaml, satır \d+: “mp4” alanı: “promo\.mp4” dosyasının içi boş/u),
  ])
})

test.each(['Bakim.md', 'Cam Balkon.md', 'bakim-onarim - Kopya.md'])(
  'a service’s file cannot be called %s',
  (name) => {
    const folder = copyTexts()
    renameSync(join(folder, 'services/bakim-onarim.md'), join(folder, 'services', name))
    expect(checkTexts(folder).problems).toEqual([
      expect.stringMatching(new RegExp(`^content/services/${name}: Dosyanın adı`, 'u')),
    ])
  },
)

test.each(['cookie-policy.md', 'privacy-policy.md'])('legal/%s cannot be done without', (name) => {
  const folder = copyTexts()
  renameSync(join(folder, 'legal', name), join(folder, 'legal', `eski-${name}`))
  expect(checkTexts(folder).problems).toEqual([`content/legal/${name}: Dosya yok. Geri koyun.`])
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

test('a sign that a picture can neither show nor replace is named with file, line and field', async () => {
  const folder = copyTexts()
  expect(await unsettableSigns(checkTexts(folder).content)).toEqual([])
  const post = readFileSync(join(folder, POST), 'utf8')
  writeFileSync(join(folder, POST), post.replace(/^title: .*$/mu, 'title: Kepenk § 5, m³ ve ½ gün'))
  expect(await unsettableSigns(checkTexts(folder).content)).toEqual([
    expect.stringMatching(
      /^content\/posts\/montaj-gunu.*, satır \d+: “title” alanı: “§” paylaşılan .* harflerle yazın\.$/u,
    ),
  ])
})
