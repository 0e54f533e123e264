/**
 * What someone typed as a length, in whole centimetres: the first number in it, in the unit behind it (mm or milim…,
 * cm or santim…, m…). The comma is decimal, and so is the point unless three digits follow it, as in '1.200'; a blank
 * between a thousand and its hundreds says nothing, but '300 250' are two lengths. Without a unit it is in
 * centimetres, but a number below ten that is written with decimals in metres: nobody measures an opening of 2,5 cm.
 * '2 m 50' and '2:50' are both their numbers. Other letters and signs do not count; no digits are undefined. More
 * digits than a number holds are the largest one there is, so that a limit can still stand in for them.
 */
export function readCentimetres(typed: string): number | undefined {
  // The digits of Arabic and Persian keyboards start at U+0660 and U+06F0.
  const latin = typed.replace(/[٠-٩۰-۹]/gu, (digit) => String(digit.charCodeAt(0) & 15))
  const [, metres, rest] = METRES_AND_CENTIMETRES.exec(latin) ?? []
  if (metres !== undefined) return readCentimetres(String(Number(metres) * 100 + Number(rest)))
  const plain = latin
    .replace(/\.(?=\d{3})/gu, '')
    .replace(/(^|\D)(\d{1,2})\s(?=\d{3}(?!\d))/gu, '$1$2')
    // '¼', '½' and '¾' follow each other in Unicode.
    .replace(/(\d)\s?([¼-¾])/gu, (_, digit: string, part: string) => {
      return `${digit}.${String((part.charCodeAt(0) - 0xbb) * 25)}`
    })
    .replaceAll(',', '.')
  const [, digits, unit] = /(\d+\.?\d*)\s*(m[miİ]?|[cs])?/iu.exec(plain) ?? []
  if (digits === undefined) return undefined
  const number = Number(digits)
  const isInMetres = unit ? /^m$/iu.test(unit) : number < 10 && /\.\d/u.test(digits)
  const cm = isInMetres ? number * 100 : unit?.[1] ? number / 10 : number
  return Math.min(Math.round(cm), Number.MAX_SAFE_INTEGER)
}

const METRES_AND_CENTIMETRES =
  /^\D*(\d+)\s*(?:m(?:t|etre)?\.?|:(?=\s*\d\d))\s*(\d{1,2})\s*(?:cm|sant\p{L}*)?\s*$/iu
