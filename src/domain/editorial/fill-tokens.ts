import { atLine } from '#lib/at-line.ts'

/** What `{{name}}` stands for, by the name. */
export type Facts = Readonly<Record<string, string>>

const LINE_END = /\r\n?|\n/u
const TOKEN = /\{\{([^{}]*)\}\}/gu

/** The names between double braces in a line, be they facts or not. */
export const tokensIn = (line: string): readonly string[] =>
  Array.from(line.matchAll(TOKEN), ([, inside = '']) => inside.trim())

export const linesOf = (text: string): readonly string[] => text.split(LINE_END)

/** What keeps the names of a line from being written out: each is no fact and none of `slots`, or its braces are not whole. */
function lineFaults(
  line: string,
  facts: Facts,
  where: string,
  slots: readonly string[] = [],
): readonly string[] {
  const isHalf = /\{\{|\}\}/u.test(line.replace(TOKEN, ''))
  const half = 'çift süslü ayraç yarım kalmış. {{ ile başlayan ad, aynı satırda }} ile biter.'
  const unknown = [...new Set(line.match(TOKEN))].flatMap((token) => {
    const name = token.slice(2, -2).trim()
    if (Object.hasOwn(facts, name)) return []
    if (!slots.includes(name))
      return [
        `${token} diye bir bilgi yok. Şunlardan birini kullanın: ${[...Object.keys(facts), ...slots].join(', ')}.`,
      ]
    return line.trim() === token ? [] : [`${token} satırda tek başına durmalı.`]
  })
  return [...(isHalf ? [half] : []), ...unknown].map((fault) => `${where}: ${fault}`)
}

/**
 * Writes facts into a line: `{{name}}` becomes the fact, one of `slots` stays where it is alone on its line.
 * Throws on any other name and on braces that are not whole; `where` says which line it is.
 */
export function fillLine(
  line: string,
  facts: Facts,
  where: string,
  slots: readonly string[] = [],
): string {
  const [fault] = lineFaults(line, facts, where, slots)
  if (fault !== undefined) throw new Error(fault)
  return line.replace(TOKEN, (token, inside: string) => facts[inside.trim()] ?? token)
}

/**
 * Writes facts into a text without slots, whose first line is `firstLine` of `file`. Throws like `fillLine`; without
 * `firstLine` it names the file alone.
 */
export const fillText = (text: string, facts: Facts, file: string, firstLine?: number): string =>
  linesOf(text)
    .map((line, at) => fillLine(line, facts, atLine(file, firstLine, at)))
    .join('\n')

/** All that `fillText` would throw on, one fault after the other. */
export const textFaults = (
  text: string,
  facts: Facts,
  file: string,
  firstLine: number,
): readonly string[] =>
  linesOf(text).flatMap((line, at) => lineFaults(line, facts, atLine(file, firstLine, at)))
