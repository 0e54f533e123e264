import { lowerCase } from '#lib/turkish.ts'

/** By the letters that tell them apart: milimetre, santimetre and metre, however they are written out. */
const UNIT_CM: Readonly<Record<string, number>> = { mm: 0.1, mi: 0.1, c: 1, s: 1, m: 100 }

/**
 * What someone typed as a length, in whole centimetres: the first number in it, in the unit behind it. The comma is
 * decimal, and so is the point unless three digits follow it, as in '1.200'. Without a unit it is in centimetres,
 * but a broken number below ten in metres: nobody measures an opening of 2,5 cm. Other letters and signs do not
 * count; no digits are undefined. More digits than a number holds are the largest one there is, so that a limit
 * can still stand in for them.
 */
export function readCentimetres(typed: string): number | undefined {
  const [, digits, unit = ''] =
    /(\d+(?:\.\d{3}(?!\d))*(?:[.,]\d+)?)\s*(mm|mi|[mcs])?/u.exec(lowerCase(typed)) ?? []
  if (digits === undefined) return undefined
  const number = Number(digits.replace(/\.(?=\d{3}(?!\d))/gu, '').replace(',', '.'))
  const unitCm = UNIT_CM[unit] ?? (number < 10 && number % 1 ? 100 : 1)
  return Math.min(Math.round(number * unitCm), Number.MAX_SAFE_INTEGER)
}
