// Gives the classes and custom properties of each built page short names.
import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { namedFiles } from './named-files.ts'

/** Where a page uses the names of its styles: in them, on its elements, and in a document that it carries. */
const PLACES = /<style>.*?<\/style>|\s(?:class|style|srcDoc)="[^"]*"/gsu
/**
 * A custom property, or a class as CSS modules write it: hash and name. Not a hash that begins with '-' and a digit, which
 * styles write otherwise than elements do ('\\38').
 */
const NAMES = /(?<![\w-])(?:--[a-z]|(?!-\d)[\w-]{6,7}_[a-zA-Z])[\w-]*/gu
const SHORT_ONES = /(?<=[\s".]|--)[a-z]{1,2}(?![\w-])/gu

/** By file name: the text of a script and the names of styles in it. */
export type Scripts = ReadonlyMap<
  string,
  { readonly text: string; readonly names: readonly string[] }
>

/** Every script that a page of the built site may load. */
export const readScripts = (dist: string): Scripts =>
  new Map(
    globSync('_astro/*.js', { cwd: dist }).map((file) => {
      const text = readFileSync(`${dist}/${file}`, 'utf8')
      return [basename(file), { text, names: text.match(NAMES) ?? [] }]
    }),
  )

/**
 * Gives the custom properties and the classes of a page's styles names of one or two letters: the long ones are a
 * twentieth of its compressed bytes. A name that a script of the page or an island's props know stays as it is.
 *
 * @param scripts those of the whole site
 */
export function shortenNames(html: string, scripts: Scripts): string {
  const elsewhere = html.replaceAll(PLACES, '')
  const kept = new Set(elsewhere.match(NAMES))
  const textOf = (file: string) => scripts.get(file)?.text ?? ''
  for (const file of namedFiles(elsewhere, [...scripts.keys()], textOf))
    for (const name of scripts.get(file)?.names ?? []) kept.add(name)

  const places = html.match(PLACES) ?? []
  const free = freeNames(new Set(places.flatMap((place) => place.match(SHORT_ONES) ?? [])))
  const short = new Map<string, string>()
  return html.replaceAll(PLACES, (place) =>
    place.replaceAll(NAMES, (name) => {
      if (kept.has(name)) return name
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
