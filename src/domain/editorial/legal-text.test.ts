import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { site } from '../../../tests/support/content.ts'
import { fillLegalText, legalFacts, legalSettings } from './legal-text.ts'

const facts = { brand: 'Örnek', email: 'a@b.example' }
const off = { analytics: false, offline: false, kep: false, verbis: false }
const file = 'content/legal/a.md'
const fill = (text: string, isOn = off) => fillLegalText(text, facts, isOn, file, 1)

const words = (text: string) => text.split('\n').filter((line) => line !== '')

test('facts are written in, slots stay', () => {
  expect(fill('Biz {{brand}}.\n\n{{cookieTable}}')).toBe('Biz Örnek.\n\n{{cookieTable}}')
  expect(fill('{{ brand }} ve {{email}}')).toBe('Örnek ve a@b.example')
})

test('analytics is spoken of only where it runs', () => {
  const text =
    'önce\n{{#analytics}}\nvar\n{{/analytics}}\n{{^analytics}}\nyok\n{{/analytics}}\nsonra'
  expect(words(fill(text, { ...off, analytics: true }))).toEqual(['önce', 'var', 'sonra'])
  expect(words(fill(text))).toEqual(['önce', 'yok', 'sonra'])
})

test('what is kept for want of a network is spoken of only where it is kept', () => {
  const text = '{{#offline}}\nvar\n{{/offline}}\n{{^analytics}}\nyok\n{{/analytics}}\nsonra'
  expect(words(fill(text, { ...off, offline: true }))).toEqual(['var', 'yok', 'sonra'])
  expect(words(fill(text))).toEqual(['yok', 'sonra'])
})

test('a block may lie in another', () => {
  const text = '{{#offline}}\nbir\n{{#analytics}}\niki\n{{/analytics}}\nüç\n{{/offline}}'
  expect(words(fill(text, { ...off, offline: true }))).toEqual(['bir', 'üç'])
  expect(words(fill(text, { ...off, analytics: true, offline: true }))).toEqual([
    'bir',
    'iki',
    'üç',
  ])
  expect(words(fill(text, { ...off, analytics: true }))).toEqual([])
})

test('every line keeps its number, whichever block stays', () => {
  const text = 'önce\n{{#analytics}}\nvar\n{{/analytics}}\nsonra'
  expect(fill(text).split('\n').indexOf('sonra')).toBe(4)
  expect(fill(text, { ...off, analytics: true }).split('\n')).toEqual([
    'önce',
    '',
    'var',
    '',
    'sonra',
  ])
})

test.each([
  ['Windows line ends', (text: string) => text.replaceAll('\n', '\r\n')],
  ['line ends of an old Mac', (text: string) => text.replaceAll('\n', '\r')],
  ['blanks after the tags', (text: string) => text.replaceAll('}}\n', '}} \t\n')],
])('%s make no difference', (_, change) => {
  const text = 'önce\n{{#analytics}}\nvar\n{{/analytics}}\n{{^analytics}}\nyok\n{{/analytics}}\nson'
  expect(fill(change(text))).toBe(fill(text))
})

test.each([
  ['{{#analytics}}\nvar', 'satır 7: {{#analytics}} ile başlayan bölüm bitmiyor.'],
  ['bir\n{{/offline}}', 'satır 8: {{/offline}} ile biten bölümün başı yok.'],
  [
    '{{^analitik}}\nvar\n{{/analitik}}',
    'satır 7: {{^analitik}} diye bir ayar yok. Şunlardan birini kullanın: analytics, offline, kep, verbis.',
  ],
  ['{{#toString}}\nvar\n{{/toString}}', 'satır 7: {{#toString}} diye bir ayar yok.'],
  [
    '{{#offline}}\n{{#analytics}}\n{{/offline}}\n{{/analytics}}',
    'satır 9: {{/offline}} satırından önce {{/analytics}} gelmeli',
  ],
  ['bir {{#analytics}} var', 'satır 7: {{#analytics}} satırda tek başına durmalı.'],
  ['bir {{/analytics}} var', 'satır 7: {{/analytics}} satırda tek başına durmalı.'],
])(
  'a block that is not whole stops the build and names file, line and tag: %j',
  (text, sentence) => {
    expect(() => fillLegalText(text, facts, off, file, 7)).toThrow(`${file}, ${sentence}`)
  },
)

test('a misspelt token stops the build and names the file', () => {
  expect(() => fill('Biz {{marka}} olarak')).toThrow(
    /content\/legal\/a\.md, satır 1: \{\{marka\}\} .*brand, email/u,
  )
})

test.each(['{{cookieTabel}}', 'bir\n\n{{toString}}\n\niki', '{{çerezler}}'])(
  'a misspelt slot stops the build and is told every name there is: %j',
  (text) => {
    expect(() => fill(text)).toThrow(
      /\{\{\S+\}\} diye bir bilgi yok\. .*: brand, email, cookieTable, cookiePreferences\./u,
    )
  },
)

test('a slot inside a sentence stops the build', () => {
  expect(() => fill('Liste: {{cookieTable}}')).toThrow(
    '{{cookieTable}} satırda tek başına durmalı.',
  )
})

test.each(['{{brand', 'brand}}', '{{brand}', '{{ {{brand}} }}'])(
  'a brace that was forgotten stops the build: %s',
  (text) => {
    expect(() => fill(`bir\n${text}`)).toThrow(`${file}, satır 2: çift süslü ayraç yarım kalmış.`)
  },
)

test('a wrong name shows even in a block that is left out', () => {
  expect(() => fill('{{#analytics}}\n{{marka}}\n{{/analytics}}')).toThrow('{{marka}}')
})

test('facts and settings are those of content/site.yaml', () => {
  const analytics = { key: 'G-1', integrity: 'yer-tutucu', safeguard: 'standart sözleşme' }
  const company = { ...site.company, kep: 'firma@hs01.kep.example', verbis: undefined }
  const named = { ...site, phone: '+905321234567', analytics, company }
  expect(legalFacts(named)).toMatchObject({
    brand: site.brand,
    kep: 'firma@hs01.kep.example',
    phone: '0532\u00A0123\u00A045\u00A067',
    'phone.dial': '+905321234567',
    mapProvider: site.map.provider,
    analyticsSafeguard: 'standart sözleşme',
  })
  const on = { analytics: true, offline: false, kep: true, verbis: false }
  expect(legalSettings({ ...named, offline: 'off' })).toEqual(on)
  expect(
    legalSettings({
      ...site,
      analytics: { ...analytics, key: null },
      offline: 'on',
      company: { ...company, kep: undefined, verbis: '123' },
    }),
  ).toEqual({ analytics: false, offline: true, kep: false, verbis: true })
})

const policy = readFileSync('content/legal/privacy-policy.md', 'utf8')
const policyOf = (of: { readonly kep?: string; readonly verbis?: string }) => {
  const company = { ...site.company, kep: of.kep, verbis: of.verbis }
  const settings = { ...site, company }
  return fillLegalText(policy, legalFacts(settings), legalSettings(settings), file)
}

test('what the company does not have is named by its own block only', () => {
  const none = { ...facts, kep: '' }
  const written = (text: string) => () => fillLegalText(text, none, off, file, 7)
  expect(written('bir\nKEP: {{kep}}')).toThrow('satır 8: {{kep}} bilgisi yazılmamış.')
  expect(written('{{#kep}}\nKEP: {{kep}}\n{{/kep}}')).not.toThrow()
})

test('the privacy policy names a registered address only where there is one', () => {
  expect(policyOf({ kep: 'firma@hs01.kep.example' }).match(/firma@hs01/gu)).toHaveLength(2)
  expect(policyOf({})).not.toMatch(/KEP|Kayıtlı elektronik posta/u)
})

test('the privacy policy names the entry in the register of controllers, or says where it would stand', () => {
  expect(policyOf({ verbis: '1234567' })).toMatch(/VERBİS\) kayıt numarası:\*\* 1234567/u)
  expect(policyOf({ verbis: '1234567' })).not.toContain('kayıt bilgisi varsa')
  expect(policyOf({})).toContain('(VERBİS) ilişkin bir kayıt bilgisi varsa')
  expect(policyOf({})).not.toContain('kayıt numarası:')
})
