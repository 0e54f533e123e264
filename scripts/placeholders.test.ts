import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { describePlaceholders, findPlaceholders, remindOfPlaceholders } from './placeholders.ts'

const folder = mkdtempSync(join(tmpdir(), 'content '))
afterAll(() => {
  rmSync(folder, { recursive: true })
})

test('settings, sample texts and rendered pictures are found, real ones are not', () => {
  mkdirSync(join(folder, 'services'))
  writeFileSync(join(folder, 'site.yaml'), 'brand: A\nphone: "1"\nplaceholders: [brand]\n')
  writeFileSync(
    join(folder, 'testimonials.yaml'),
    'testimonials:\n  - { name: Bir, placeholder: true }\n  - { name: İki }\n',
  )
  writeFileSync(
    join(folder, 'stats.yaml'),
    'home:\n  - { value: 15, label: deneyim, placeholder: true }\n',
  )
  writeFileSync(
    join(folder, 'services/bakim.md'),
    '---\ntitle: Bakım\nrendered: true\n---\n\nplaceholder: true\n',
  )
  expect(findPlaceholders(folder)).toEqual([
    { file: 'services/bakim.md', what: 'temsilî görsel: Bakım' },
    { file: 'site.yaml', what: 'alan: brand' },
    { file: 'stats.yaml', what: 'örnek metin: deneyim' },
    { file: 'testimonials.yaml', what: 'örnek metin: Bir' },
  ])
})

test('what waits for a word of the owner in a text is found by that text', () => {
  const texts = mkdtempSync(join(folder, 'texts '))
  mkdirSync(join(texts, 'legal'))
  writeFileSync(join(texts, 'faqs.yaml'), 'faqs: []\nplaceholders: ["2 iş günü"]\n')
  writeFileSync(
    join(texts, 'legal/privacy-policy.md'),
    '---\ntitle: Gizlilik\nplaceholders: [Saklama süresi]\n---\n',
  )
  expect(findPlaceholders(texts)).toEqual([
    { file: 'faqs.yaml', what: 'söz: 2 iş günü' },
    { file: 'legal/privacy-policy.md', what: 'söz: Saklama süresi' },
  ])
})

test('a folder, and a link that leads nowhere, are no texts', () => {
  const odd = mkdtempSync(join(folder, 'odd '))
  mkdirSync(join(odd, 'notlar.md'))
  symlinkSync(join(odd, 'yok.md'), join(odd, 'taslak.md'))
  expect(findPlaceholders(odd)).toEqual([])
})

test('every field that the settings call a placeholder exists', () => {
  const site = z
    .looseObject({ placeholders: z.array(z.string()) })
    .parse(parse(readFileSync('content/site.yaml', 'utf8')))
  expect(site.placeholders.filter((field) => !(field in site))).toEqual([])
})

test('the list names file and entry, and says when nothing is left', () => {
  expect(describePlaceholders([{ file: 'site.yaml', what: 'alan: brand' }])).toMatch(
    /content\/site\.yaml\n {2}alan: brand\n\n1 yer tutan/u,
  )
  expect(describePlaceholders([])).toBe('Yer tutan içerik kalmadı.')
})

test('a build ends with one line that counts them, with none when nothing is left', () => {
  const left = mkdtempSync(join(folder, 'left '))
  writeFileSync(join(left, 'stats.yaml'), 'home: []\n')
  expect(remindOfPlaceholders(left)).toBe('')
  writeFileSync(join(left, 'site.yaml'), 'placeholders: [brand, phone]\n')
  expect(remindOfPlaceholders(left)).toBe(
    'Yer tutucu: 2 bilgi henüz gerçek değil (npm run placeholders).',
  )
})

test('a file that no page is made of, and that cannot be read, stops no build', () => {
  const stray = mkdtempSync(join(folder, 'stray '))
  writeFileSync(join(stray, 'notlar.md'), 'Başında --- satırı yok.\n')
  expect(() => findPlaceholders(stray)).toThrow('notlar.md')
  expect(remindOfPlaceholders(stray)).toMatch(/^Yer tutucular sayılamadı/u)
})

test('the strict list fails while a placeholder is left', { timeout: 30_000 }, () => {
  const { status } = spawnSync(process.execPath, ['scripts/placeholders.ts', '--strict'])
  expect(status).toBe(findPlaceholders('content').length === 0 ? 0 : 1)
})
