// What the scripts of a built page say: those in it, those it may load, and those that these load in turn.
import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { namedFiles } from './named-files.ts'

const INLINE = /<script(?: type="module")?>(.*?)<\/script>/gsu
const LINKED = /(?<=\/_astro\/)[\w.-]+\.js\b/gu

/** Whether the scripts of a page say a name, a `data-` attribute also as a dataset does: 'data-still-tried' as 'stillTried'. */
export type Says = (name: string) => boolean

/** Pages with the same scripts share one answer to each question, as a thousand posts do. */
export type ScriptsOf = (html: string) => Says

/** For the pages of a built site. */
export const readScripts = (dist: string): ScriptsOf =>
  scriptsAmong(
    new Map(
      globSync('_astro/*.js', { cwd: dist }).map((file) => [
        basename(file),
        readFileSync(`${dist}/${file}`, 'utf8'),
      ]),
    ),
  )

/** @param files every script of the site, by file name */
export function scriptsAmong(files: ReadonlyMap<string, string>): ScriptsOf {
  const known = new Map<string, Says>()
  const textOf = (file: string) => files.get(file) ?? ''
  return (html) => {
    const inline = Array.from(html.matchAll(INLINE), ([, code = '']) => code).join('\n')
    const linked = [...new Set(html.match(LINKED))].toSorted().join('\n')
    const key = `${inline}\n${linked}`
    const says =
      known.get(key) ??
      sayings([inline, ...Array.from(namedFiles(linked, [...files.keys()], textOf), textOf)])
    known.set(key, says)
    return says
  }
}

function sayings(texts: readonly string[]): Says {
  const text = texts.join('\n')
  const words = new Set(text.match(/[\w-]+/gu))
  const answers = new Map<string, boolean>()
  return (name) => {
    const answer =
      answers.get(name) ??
      (words.has(name) || (name.startsWith('data-') && datasetName(name).test(text)))
    answers.set(name, answer)
    return answer
  }
}

const datasetName = (attribute: string): RegExp =>
  new RegExp(`\\b${attribute.replace('data-', '').replaceAll('-', '')}\\b`, 'iu')
