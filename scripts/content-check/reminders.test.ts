import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { copyTexts } from '../../tests/support/copy-texts.ts'
import { hintsAcross } from './across-files.ts'
import { checkContent, checkTexts } from './check-content.ts'

const POST = 'posts/montaj-gunu-kesiften-teste-adim-adim.md'

test('a file that nobody reads is a reminder', async () => {
  const folder = copyTexts()
  writeFileSync(join(folder, 'posts/taslak.md.txt'), '')
  const { hints } = await checkContent(dirname(folder))
  expect(hints).toContainEqual(expect.stringMatching(/^content\/posts\/taslak\.md\.txt: /u))
})

const nowhere = expect.stringContaining('hiçbir sayfada yok') as unknown

test('a picture that is named but missing is not said to be on no page', async () => {
  const { problems, hints } = await checkContent(dirname(copyTexts()))
  expect(problems).not.toEqual([])
  expect(hints).not.toContainEqual(nowhere)
})

test('while a file of texts cannot be read, no picture is said to be unused', async () => {
  const folder = copyTexts()
  const unused = expect.stringContaining('hiçbir sayfada kullanılmıyor') as unknown
  writeFileSync(join(folder, 'projects/unutulan.jpg'), '')
  expect((await checkContent(dirname(folder))).hints).toContainEqual(unused)
  writeFileSync(join(folder, 'projects/projects.yaml'), '- { file: “bakkal.jpg”')
  expect((await checkContent(dirname(folder))).hints).not.toContainEqual(unused)
})

test.each(['projects/projects.yaml', 'media/media.yaml', 'about.yaml'])(
  'while %s cannot be read, no picture is said to be on no page',
  (file) => {
    const folder = copyTexts()
    expect(hintsAcross(checkTexts(folder).content, new Set())).toContainEqual(nowhere)
    writeFileSync(join(folder, file), '')
    expect(hintsAcross(checkTexts(folder).content, new Set())).not.toContainEqual(nowhere)
  },
)

test.each([
  [
    'posts/montaj-gunu-kesiften-teste-adim-adim.md',
    'Manuel kepenk 1.200 TL.',
    '{{price.rolling}} gibi adını yazın',
  ],
  [
    'posts/montaj-gunu-kesiften-teste-adim-adim.md',
    'Çelik 3500₺ tutar.',
    '{{price.rolling}} gibi adını yazın',
  ],
  ['services/bakim-onarim.md', 'Bakım 900 lira.', '{{price.rolling}} gibi adını yazın'],
])('a price typed in %s is a reminder with its line: %s', (file, sentence, mend) => {
  const folder = copyTexts()
  const text = `${readFileSync(join(folder, file), 'utf8')}\n${sentence}\n`
  writeFileSync(join(folder, file), text)
  const line = text.split('\n').indexOf(sentence) + 1
  expect(hintsAcross(checkTexts(folder).content, new Map()).join('\n')).toContain(
    `${file}, satır ${String(line)}: Fiyat sayıyla yazılmış; fiyat değişince bu metin eski kalır. Yerine ${mend}.`,
  )
})

test('a price typed where no name is filled in is to be taken out', () => {
  const folder = copyTexts()
  const file = join(folder, 'home.yaml')
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^( +lead: .*)1/mu, '$12.500 ₺, 1'))
  expect(hintsAcross(checkTexts(folder).content, new Map()).join('\n')).toMatch(
    /home\.yaml, satır \d+: Fiyat sayıyla yazılmış; .* Fiyatı buradan çıkarın\./u,
  )
})

test('what may have been overlooked is a hint', () => {
  const folder = copyTexts()
  renameSync(join(folder, POST), join(folder, 'posts/yarin.md'))
  const post = readFileSync(join(folder, 'posts/yarin.md'), 'utf8')
  writeFileSync(
    join(folder, 'posts/yarin.md'),
    post.replace(/^date: /mu, 'updated: 2099-01-01\n$&'),
  )
  const site = readFileSync(join(folder, 'site.yaml'), 'utf8')
  writeFileSync(
    join(folder, 'site.yaml'),
    site.replace(/^hoursLabel: .*$/mu, 'hoursLabel: Hafta içi'),
  )
  const { content } = checkTexts(folder)
  const hints = hintsAcross(content, new Map(), '2000-01-01')
  expect(hints.join('\n')).toMatch(/yarin\.md, satır \d+: “date” alanı: .*daha gelmedi/u)
  expect(hints.join('\n')).toMatch(
    /yarin\.md, satır \d+: “updated” alanı: 2099-01-01 daha gelmedi/u,
  )
  expect(hints.join('\n')).toMatch(/yarin\.md, satır \d+: “image” alanı: .*hiçbir sayfada yok/u)
  expect(hints.join('\n')).toMatch(/site\.yaml, satır \d+: “hoursLabel” alanı: .*7\/24/u)
})
