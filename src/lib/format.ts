/**
 * Measures, money, phone numbers and lists as a Turkish reader expects them. Dates are in `format-date.ts`, whole
 * numbers in `format-number.ts`: small scripts of a page need just those, and each is then part of one file.
 */
import { formatNumber } from './format-number.ts'

const NO_BREAK_SPACE = '\u00A0'
/** Keeps a range together: its dash would otherwise end a line. */
const WORD_JOINER = '\u2060'

/** Whole lira: 2500 → '2.500 ₺' (no-break space). */
export const formatLira = (lira: number): string => `${formatNumber(lira)}${NO_BREAK_SPACE}₺`

/** A length in whole centimetres: 300 → '300 cm'. */
export const formatCentimetres = (cm: number): string => `${String(cm)}${NO_BREAK_SPACE}cm`

/** A width and a height in whole centimetres: 300, 250 → '300 × 250 cm', never broken into two lines. */
export const formatSize = (widthCm: number, heightCm: number): string =>
  [String(widthCm), '×', formatCentimetres(heightCm)].join(NO_BREAK_SPACE)

/** Square metres, below 1.000, with a comma. */
const squareMetres = (figure: string): string => `${figure.replace('.', ',')}${NO_BREAK_SPACE}m²`

/** Area of a width and a height given in centimetres: 300 × 250 → '7,50 m²', always two decimals, half up. */
export const formatArea = (widthCm: number, heightCm: number): string =>
  squareMetres((Math.round((widthCm * heightCm) / 100) / 100).toFixed(2))

/** An area that a table names, in m²: 4.3 → '4,3 m²', 30 → '30 m²'. */
export const formatSquareMetres = (area: number): string => squareMetres(String(area))

/** From one length to another, in whole centimetres: 30, 35 → '30–35 cm'. */
export const formatCentimetreRange = (from: number, to: number): string =>
  [String(from), '–', formatCentimetres(to)].join(WORD_JOINER)

/** A weight in whole kilograms: 34.1 → '34 kg'. */
export const formatKilograms = (kg: number): string => `${formatNumber(kg)}${NO_BREAK_SPACE}kg`

/** A distance in kilometres: 35 → '35 km', 12.5 → '12,5 km'. */
export const formatKilometres = (km: number): string =>
  `${String(km).replace('.', ',')}${NO_BREAK_SPACE}km`

/** Ten-digit Turkish number in E.164 ('+905000000000') → '0500 000 00 00' (no-break spaces). */
export const formatPhone = (e164: string): string => {
  const [, area, first, second, third] = /^\+90(\d{3})(\d{3})(\d{2})(\d{2})$/.exec(e164) ?? []
  return area === undefined ? e164 : [`0${area}`, first, second, third].join(NO_BREAK_SPACE)
}

/** Names in a sentence: ['Kadıköy', 'Kartal', 'Pendik'] → 'Kadıköy, Kartal ve Pendik'. */
export const formatList = (names: readonly string[]): string =>
  [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' ve ')
