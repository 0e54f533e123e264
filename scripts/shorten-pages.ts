// Makes the pages of a built site shorter: one block of styles with what the page needs, under short names.
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readAttribute, writeAttribute } from './attribute-text.ts'
import { nameIslands } from './island-names.ts'
import { joinStyles } from './join-styles.ts'
import { readScripts } from './page-scripts.ts'
import { pruneStyles, wordsOf } from './prune-styles.ts'
import { shortenNames } from './short-names.ts'

interface Page {
  /** Its file: 'about.html', 'blog/montaj-gunu.html'. */
  readonly name: string
  readonly html: string
}

/** Rewrites every page under `dist` in place. */
export function shortenPages(dist: string): void {
  const scriptsOf = readScripts(dist)
  const pages: readonly Page[] = globSync('**/*.html', { cwd: dist }).map((name) => ({
    name,
    html: pruneFrames(joinStyles(nameIslands(readFileSync(join(dist, name), 'utf8')))),
  }))
  const wordsIn = wordsOfFolders(pages)
  for (const { name, html } of pages) {
    const scriptsSay = scriptsOf(html)
    const besides = wordsIn.get(dirname(name))
    const pruned = pruneStyles(html, (word) => scriptsSay(word) || besides?.has(word) === true)
    writeFileSync(join(dist, name), shortenNames(pruned, scriptsSay))
  }
}

/** A frame's first document is a page of its own, without scripts. */
const pruneFrames = (html: string): string =>
  html.replaceAll(/(?<=\ssrcDoc=")[^"]*/gu, (document) =>
    writeAttribute(pruneStyles(readAttribute(document), () => false)),
  )

/** By folder: the pages in one share a policy (`headers/`) that names their styles once, so what one post needs all keep. */
function wordsOfFolders(pages: readonly Page[]): ReadonlyMap<string, ReadonlySet<string>> {
  const words = new Map<string, Set<string>>()
  for (const { name, html } of pages) {
    const folder = dirname(name)
    if (folder === '.') continue
    const all = words.get(folder) ?? new Set()
    for (const word of wordsOf(html)) all.add(word)
    words.set(folder, all)
  }
  return words
}
