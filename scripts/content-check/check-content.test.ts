import { mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { copyTexts } from '../../tests/support/copy-texts.ts'
import { checkTexts } from './check-content.ts'
import { unsettableSigns } from './picture-signs.ts'
import { describeFindings } from './report.ts'
import { POST, replacing, slips } from './slips.fixture.ts'

/** What the owner reads after one file was changed. */
function problemsAfter(file: string, change: (text: string) => string | Buffer): readonly string[] {
  const folder = copyTexts()
  const before = readFileSync(join(folder, file), 'utf8')
  const after = change(before)
  expect(after).not.toEqual(before)
  writeFileSync(join(folder, file), after)
  return checkTexts(folder).problems
}

test('the content as it stands is right', () => {
  expect(checkTexts(copyTexts()).problems).toEqual([])
})

test.each(slips)('%s is named with file, line and mend', (_, file, change, sentence) => {
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

test('names that stand for nothing are told all at once, each with its own line', () => {
  const problems = problemsAfter(
    POST,
    (text) => `${text}\n{{fiyat}} {{price.rolin}} {{fiyat}}\n\n{{fiyat}} {{yarım\n`,
  )
  const lines = readFileSync(join(copyTexts(), POST), 'utf8').split('\n').length
  expect(problems.map((problem) => /satır \d+: [^.]*(?:\.rolin)?/u.exec(problem)?.[0])).toEqual([
    `satır ${String(lines + 1)}: {{fiyat}} diye bir bilgi yok`,
    `satır ${String(lines + 1)}: {{price.rolin`,
    `satır ${String(lines + 3)}: çift süslü ayraç yarım kalmış`,
    `satır ${String(lines + 3)}: {{fiyat}} diye bir bilgi yok`,
  ])
})

test('a fault below a post’s fields is told with its line, be it the only one of its text', () => {
  const fault = 'Başlangıç {{price.rolling}}. [Buraya](/yok-boyle) bakın.'
  const problems = problemsAfter(POST, (text) =>
    text.replace(/^details: \|\n(?:(?: .*)?\n)+/mu, `details: |\n  ${fault}\n`),
  )
  const before = readFileSync(join(copyTexts(), POST), 'utf8').split('\n')
  const line = String(before.indexOf('details: |') + 2)
  expect(problems).toEqual([
    expect.stringContaining(`satır ${line}: “/yok-boyle”`),
    expect.stringContaining(`satır ${line}: {{price.rolling}}`),
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

test('a post cannot be called index: its address would be that of the blog', () => {
  const folder = copyTexts()
  renameSync(join(folder, POST), join(folder, 'posts/index.md'))
  expect(checkTexts(folder).problems).toContainEqual(
    expect.stringMatching(/^content\/posts\/index\.md: .*Konusunu söyleyen bir ad verin/u),
  )
})

test('a film is found in whichever of the two ways its letters are stored', () => {
  const folder = copyTexts()
  renameSync(join(folder, 'media/promo.mp4'), join(folder, 'media/açılış.mp4'.normalize('NFD')))
  const media = readFileSync(join(folder, 'media/media.yaml'), 'utf8')
  writeFileSync(
    join(folder, 'media/media.yaml'),
    media.replace('promo.mp4', 'açılış.mp4'.normalize('NFC')),
  )
  expect(checkTexts(folder).problems).toEqual([])
})

test('a folder named like a text is none, and where a text must be it is told', () => {
  const folder = copyTexts()
  mkdirSync(join(folder, 'posts/taslaklar.md'))
  mkdirSync(join(folder, 'services/eski.md'))
  expect(checkTexts(folder).problems).toEqual([])
  rmSync(join(folder, 'faqs.yaml'))
  mkdirSync(join(folder, 'faqs.yaml'))
  expect(checkTexts(folder).problems).toEqual([
    'content/faqs.yaml: Bu bir klasör. Adını değiştirin, yerine dosyayı geri koyun.',
  ])
})

test('a link that leads nowhere, named like a post, is told', () => {
  const folder = copyTexts()
  symlinkSync(join(folder, 'yok.md'), join(folder, 'posts/yeni-yazi.md'))
  expect(checkTexts(folder).problems).toEqual([
    'content/posts/yeni-yazi.md: Dosya yok. Geri koyun.',
  ])
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
