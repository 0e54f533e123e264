import { atLine } from '#lib/at-line.ts'
import { invariant } from '#lib/invariant.ts'

/** What `{{name}}` stands for, by the name. */
export type Facts = Readonly<Record<string, string>>

const LINE_END = /\r\n?|\n/u
const TOKEN = /\{\{([^{}]*)\}\}/gu

/** The names between double braces in a line, be they facts or not. */
export const tokensIn = (line: string): readonly string[] =>
  Array.from(line.matchAll(TOKEN), ([, inside = '']) => inside.trim())

export const linesOf = (text: string): readonly string[] => text.split(LINE_END)

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
  invariant(
    !/\{\{|\}\}/u.test(line.replace(TOKEN, '')),
    `${where}: çift süslü ayraç yarım kalmış. {{ ile başlayan ad, aynı satırda }} ile biter.`,
  )
  return line.replace(TOKEN, (token, inside: string) => {
    const name = inside.trim()
    const fact = Object.hasOwn(facts, name) ? facts[name] : undefined
    if (fact !== undefined) return fact
    invariant(
      slots.includes(name),
      `${where}: ${token} diye bir bilgi yok. Şunlardan birini kullanın: ${[...Object.keys(facts), ...slots].join(', ')}.`,
    )
    invariant(line.trim() === token, `${where}: ${token} satırda tek başına durmalı.`)
    return token
  })
}

/**
 * Writes facts into a text without slots, whose first line is `firstLine` of `file`. Throws like `fillLine`; without
 * `firstLine` it names the file alone.
 */
export const fillText = (text: string, facts: Facts, file: string, firstLine?: number): string =>
  linesOf(text)
    .map((line, at) => fillLine(line, facts, atLine(file, firstLine, at)))
    .join('\n')
