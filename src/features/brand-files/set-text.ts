/** In words and signs of the font: what it lacks, and what no decomposition gives. */
const STAND_INS: Readonly<Record<string, string>> = {
  '→': '–',
  '≤': 'en çok ',
  '≥': 'en az ',
  '\u2010': '-',
  '\u2044': '/',
  '®': '',
  '•': '·',
  '[': '(',
  ']': ')',
  _: ' ',
  '~': '–',
  ß: 'ss',
  ø: 'o',
  Ø: 'O',
  æ: 'ae',
  Æ: 'AE',
}
/** Signs that draw nothing, an emoji's tint among them. */
const UNSEEN = /^[\p{Mark}\p{Format}\p{Emoji_Modifier}]$/u
const PICTURED = /^[\p{Extended_Pictographic}\p{Regional_Indicator}]$/u

/**
 * A text in the letters that the font has: an accent that it lacks goes, ³ becomes 3 and ½ 1/2, an emoji is left out.
 * `missing` are the signs that cannot be left out or replaced without saying something else.
 */
export function setText(
  text: string,
  hasGlyph: (character: string) => boolean,
): { readonly text: string; readonly missing: readonly string[] } {
  const missing: string[] = []
  let set = ''
  for (const character of text.normalize('NFC')) {
    const replaced = hasGlyph(character) ? character : standIn(character, hasGlyph)
    // 2½ is 2 1/2, not 21/2; 10³ is no 103.
    const joinsNumber = replaced !== character && /\d$/u.test(set) && /^\d/u.test(replaced ?? '')
    if (replaced === undefined || (joinsNumber && !replaced.includes('/'))) missing.push(character)
    else set += joinsNumber ? ` ${replaced}` : replaced
  }
  return { text: set.replaceAll(/\s+/gu, ' ').trim(), missing }
}

function standIn(character: string, hasGlyph: (character: string) => boolean): string | undefined {
  const parts = Array.from(character.normalize('NFKD'), (part) =>
    hasGlyph(part) ? part : (STAND_INS[part] ?? (UNSEEN.test(part) ? '' : undefined)),
  )
  if (!parts.includes(undefined)) return parts.join('')
  return PICTURED.test(character) ? '' : undefined
}
