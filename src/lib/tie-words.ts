/**
 * What must not be torn apart at the end of a line, tied by signs that nobody sees. The owner writes ordinary spaces,
 * which a search finds; the site ties when it reads the content.
 */

const NO_BREAK_SPACE = '\u00A0'
/** Keeps a range together: its dash would otherwise end a line. */
const WORD_JOINER = '\u2060'

const MEASURES = 'mm|cm|km|m[²³]?|kg|kW|Nm|₺|°C|[kMG]B'
/** With what Turkish hangs on a time: 2 günde, 30 gündür, 5 yıllık; not 5 güneş, 3 ayrı. */
const TIMES =
  '(?:gün|dakika|saat|hafta|ay|yıl)(?:[dt][ae]n?|l[ıiü]k|[dt][ıiü]r|y?[ıiüae]|n?[ıiü]n)?'

const RULES: readonly (readonly [RegExp, string])[] = [
  // 1–2, 160–240
  [/(\d)–(?=\d)/gu, `$1${WORD_JOINER}–${WORD_JOINER}`],
  // 90 cm, 10’ar cm, 40 °C, 2 yıl
  [
    new RegExp(`(\\d(?:’\\p{Ll}+)?) (?=(?:${MEASURES}|${TIMES})(?![\\p{L}\\d]))`, 'gu'),
    `$1${NO_BREAK_SPACE}`,
  ],
  // 300 × 250
  [/(\d) × (?=\d)/gu, `$1${NO_BREAK_SPACE}×${NO_BREAK_SPACE}`],
  // A question's particle and “too” lean on the word before: PVC mi, ya da, bozulunca da
  [/(?<=[\p{L}\d’”)]) (?=(?:m[ıiuü]|d[ae])(?![\p{L}’]))/gu, NO_BREAK_SPACE],
  // Article and standard: m. 5/2-f, EN 13659
  [/(?<![\p{L}\d])(m\.|EN) (?=\d)/gu, `$1${NO_BREAK_SPACE}`],
]

/** Ties number and unit, number and time, measures, ranges, articles of a law, standards and particles: '90 cm', '2 yıl', '1–2', 'm. 5', 'PVC mi'. */
export const tieWords = (text: string): string =>
  RULES.reduce((tied, [pattern, replacement]) => tied.replace(pattern, replacement), text)

/** The text as it is typed, without ties. */
export const untieWords = (text: string): string =>
  text.replaceAll(NO_BREAK_SPACE, ' ').replaceAll(WORD_JOINER, '')
