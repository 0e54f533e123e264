// Gives the classes and custom properties of each built page short names.
import type { Says } from './page-scripts.ts'

/** Where a page uses the names of its styles: in them, on its elements, and in a document that it carries. */
const PLACES = /<style>.*?<\/style>|\s(?:class|style|srcDoc)="[^"]*"/gsu
/**
 * A custom property, or a class as CSS modules write it: hash and name. Not a hash that begins with '-' and a digit, which
 * styles write otherwise than elements do ('\\38').
 */
const NAMES = /(?<![\w-])(?:--[a-z]|(?!-\d)[\w-]{6,7}_[a-zA-Z])[\w-]*/gu
const SHORT_ONES = /(?<=[\s".]|--)[a-z]{1,2}(?![\w-])/gu

/**
 * Gives the custom properties and the classes of a page's styles names of one or two letters: the long ones are a
 * twentieth of its compressed bytes. A name that a script of the page or an island's props know stays as it is.
 *
 * @param scriptsSay what the page's scripts name
 */
export function shortenNames(html: string, scriptsSay: Says): string {
  const elsewhere = new Set(html.replaceAll(PLACES, '').match(NAMES))
  const places = html.match(PLACES) ?? []
  const free = freeNames(new Set(places.flatMap((place) => place.match(SHORT_ONES) ?? [])))
  const short = new Map<string, string>()
  return html.replaceAll(PLACES, (place) =>
    place.replaceAll(NAMES, (name) => {
      if (elsewhere.has(name) || scriptsSay(name)) return name
      const given = short.get(name) ?? (name.startsWith('--') ? '--' : '') + free.next().value
      short.set(name, given)
      return given
    }),
  )
}

/** a, b … z, aa, ab … without those that the page has. */
function* freeNames(taken: ReadonlySet<string>): Generator<string, never> {
  for (let count = 0; ; count += 1) {
    const name = (count < 26 ? '' : letter(Math.floor(count / 26) - 1)) + letter(count % 26)
    if (!taken.has(name)) yield name
  }
}

const letter = (place: number) => String.fromCharCode(97 + place)
