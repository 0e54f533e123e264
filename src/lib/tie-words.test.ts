import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { tieWords, untieWords } from './tie-words.ts'

/** Ties as a reader of this file can see them: '~' for the no-break space, '+' for the word joiner. */
const shown = (text: string) => tieWords(text).replaceAll('\u00A0', '~').replaceAll('\u2060', '+')

test.each([
  ['Geçiş 90 cm’den dar, 4 m’lik lamel 4,5 kg.', 'Geçiş 90~cm’den dar, 4~m’lik lamel 4,5~kg.'],
  ['40 °C, 3 MB, 80 Nm, 2.500 ₺, 30 m², 35 km', '40~°C, 3~MB, 80~Nm, 2.500~₺, 30~m², 35~km'],
  ['iki yanda 10’ar cm yer', 'iki yanda 10’ar~cm yer'],
  ['300 × 250 cm’lik bir perde', '300~×~250~cm’lik bir perde'],
  ['1–2 günde, 30–35 cm', '1+–+2~günde, 30+–+35~cm'],
  ['(Kanun m. 5/2-f), m. 13 ve 14', '(Kanun m.~5/2-f), m.~13 ve 14'],
  ['EN 13659’daki sınıf', 'EN~13659’daki sınıf'],
  ['Alüminyum mu, çelik mi, PVC mi?', 'Alüminyum~mu, çelik~mi, PVC~mi?'],
  ['iki ya da üç kanat, gece de açık', 'iki ya~da üç kanat, gece~de açık'],
])('what leans on its neighbour stays with it: %s', (typed, tied) => {
  expect(shown(typed)).toBe(tied)
})

test.each(
  'gün günde günden gündür günü güne günün günlük dakika dakikada dakikalık dakikaya saat saatte saatlik saati hafta haftada ay ayda ayı aylık yıl yılda yılı yıllık yıldır'.split(
    ' ',
  ),
)('a number stays with its time: 2 %s', (time) => {
  expect(shown(`En geç 2 ${time}, sonra.`)).toBe(`En geç 2~${time}, sonra.`)
})

test.each([
  '5 metre, 3 mmolu, 2 mum',
  '3 ayrı kepenk, 2 ayna, 5 güneşlik',
  '2 iş günü, 8 dk, 7/24 destek, 9. maddesi',
  '5651 sayılı Kanun, No 12, saat 02.00',
  'BEN 5 kişiyim, cm. 5',
  'a - b, üç × dört, önce–sonra',
  'eski mimari, çok demir, bu deneme, yeni mum',
])('other words may part: %s', (text) => {
  expect(tieWords(text)).toBe(text)
})

test('what is tied is not tied again, and comes apart as it was typed', () => {
  const typed = 'İşler 3–5 günde biter; 300 × 250 cm (m. 5).'
  expect(tieWords(tieWords(typed))).toBe(tieWords(typed))
  expect(untieWords(tieWords(typed))).toBe(typed)
})

test('the owner’s files hold no sign that nobody sees: a search for a word finds it', () => {
  const files = globSync('content/**/*.{md,yaml}')
  expect(files.length).toBeGreaterThan(10)
  const unseen = /[\u00A0\u00AD\u2000-\u200F\u2028-\u202F\u205F-\u2064\u3000\uFEFF]/u
  expect(files.filter((file) => unseen.test(readFileSync(file, 'utf8')))).toEqual([])
})
