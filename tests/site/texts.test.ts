import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { create } from 'fontkitten'
import { expect, test } from 'vitest'
import { formatPhone } from '#lib/format.ts'
import { attribute, dist, elementsOf, pages, type BuiltPage } from '../support/built-site.ts'
import { site } from '../support/content.ts'

const SPOKEN = [
  'alt',
  'aria-label',
  'aria-roledescription',
  'aria-valuetext',
  'title',
  'placeholder',
]

/** Everything that a visitor reads, hears, or sees in a search result. */
const wordsOf = (page: BuiltPage): readonly string[] => [
  ...page.texts,
  ...page.elements.flatMap((element) => SPOKEN.flatMap((name) => attribute(element, name) ?? [])),
  ...elementsOf(page, 'meta').flatMap((meta) => attribute(meta, 'content') ?? []),
]
const found = (page: BuiltPage, pattern: RegExp) =>
  wordsOf(page).flatMap((text) =>
    [...text.matchAll(pattern)].map(({ index, 0: match }) =>
      text.slice(Math.max(0, index - 20), index + match.length + 20),
    ),
  )
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')

test.each(pages)('every letter of $path is composed (NFC)', (page) => {
  expect(wordsOf(page).filter((text) => text !== text.normalize('NFC'))).toEqual([])
})

test('the posts that travel as data are composed too', () => {
  const files = globSync('blog/*.json', { cwd: dist })
  expect(files.length).toBeGreaterThan(0)
  const texts = files.map((file) => readFileSync(join(dist, file), 'utf8'))
  expect(texts.filter((text) => text !== text.normalize('NFC'))).toEqual([])
})

test.each(pages)('nothing unfinished is left on $path', (page) => {
  const leftovers =
    /\$\{|\{\{|\}\}|\bundefined\b|\bnull\b|\bNaN\b|\[object|Invalid Date|\bLorem\b|\bTODO\b|\bTBD\b|\bXXX\b/gu
  expect(found(page, leftovers)).toEqual([])
})

test.each(pages)(
  'no suffix is glued to a name or a number that comes from the settings on $path',
  (page) => {
    const values = [site.brand, formatPhone(site.phone), site.email, site.address.street]
    const glued = new RegExp(`(?:${values.map(escaped).join('|')})(?:[’']\\p{L}|\\p{L})`, 'gu')
    expect(found(page, glued)).toEqual([])
  },
)

test.each(pages)('$path is set with the Turkish apostrophe and calm punctuation', (page) => {
  expect(found(page, /['´`]|!/gu)).toEqual([])
})

test.each(pages)('number and unit stay on one line on $path', (page) => {
  expect(found(page, /\d (?:cm|mm|m²|m|kg|km|kW|₺|°C)(?![\p{L}\d])/gu)).toEqual([])
})

const fonts = globSync('_astro/*.woff2', { cwd: dist }).map((file) =>
  create(readFileSync(join(dist, file))),
)
const hasGlyph = (character: string) =>
  fonts.some(
    (font) => !font.isCollection && font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
  )

test('the font has every letter and sign of Turkish', () => {
  expect(fonts).toHaveLength(1)
  expect(Array.from('ÇçĞğIıİiÖöŞşÜüÂâÎîÛû₺’“”…–×²').filter((sign) => !hasGlyph(sign))).toEqual([])
})

test('styles ask the font for weights and widths that it has', () => {
  const [font] = fonts
  if (font === undefined || font.isCollection) throw new Error('no font')
  const { wght, wdth } = font.variationAxes
  const styles = globSync('src/**/*.css')
    .map((file) => readFileSync(file, 'utf8'))
    .join('')
  const face = /@font-face \{\s*font-family: 'Archivo TR';[^}]*\}/u.exec(styles)?.[0]
  expect(face).toContain(`font-weight: ${String(wght?.min)} ${String(wght?.max)};`)
  expect(face).toContain(`font-stretch: ${String(wdth?.min)}% ${String(wdth?.max)}%;`)

  const asked = styles.replaceAll(/@font-face \{[^}]*\}/gu, '')
  const numbers = (declaration: RegExp) =>
    Array.from(asked.matchAll(declaration), ([, number]) => Number(number))
  const weights = numbers(/font(?:-weight)?: (\d{3})\b/gu)
  const widths = numbers(/(?:font-stretch|--(?:narrow|normal|wide)): ([\d.]+)%/gu)
  expect([weights.length, widths.length].map((count) => count > 10)).toEqual([true, true])
  expect(weights.filter((one) => one < (wght?.min ?? 0) || one > (wght?.max ?? 0))).toEqual([])
  expect(widths.filter((one) => one < (wdth?.min ?? 0) || one > (wdth?.max ?? 0))).toEqual([])
})

test.each(pages)('the fonts have every sign that is written on $path', (page) => {
  const signs = new Set(page.texts.join('').replace(/[\s\p{Cf}\p{Variation_Selector}]/gu, ''))
  expect([...signs].filter((sign) => !hasGlyph(sign) && !/\p{Emoji}/u.test(sign))).toEqual([])
})
