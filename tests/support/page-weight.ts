import { globSync, readFileSync, statSync } from 'node:fs'
import { smallestBrotli } from '../../scripts/compress-texts.ts'
import { attribute, elementsOf, fileFor, type BuiltPage } from './built-site.ts'

const compressed = async (text: string): Promise<number> =>
  (await smallestBrotli(Buffer.from(text))).length

/** Bytes of a file as a host sends it; fonts are compressed in themselves. */
function weightOf(address: string): number {
  const file = fileFor(address)
  if (file === undefined) throw new Error(`${address} is missing in dist/.`)
  return statSync(file.endsWith('.woff2') ? file : `${file}.br`).size
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
const linked = (page: BuiltPage, rel: RegExp) =>
  elementsOf(page, 'link')
    .filter(({ attributes }) => rel.test(attributes['rel'] ?? ''))
    .flatMap((link) => attribute(link, 'href') ?? [])

/** A module and everything it imports statically; what `import()` loads later is left out. */
function withImports(address: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(address)) return seen
  seen.add(address)
  const code = readFileSync(fileFor(address) ?? '', 'utf8')
  for (const [, specifier = ''] of code.matchAll(/(?:\bfrom|\bimport)\s*["']([^"']+)["']/gu)) {
    withImports(new URL(specifier, `http://site${address}`).pathname, seen)
  }
  return seen
}

/** Scripts that run before the visitor does anything: linked ones, preloaded ones and islands that load at once. */
export function earlyScripts(page: BuiltPage): ReadonlySet<string> {
  const roots = [
    ...elementsOf(page, 'script').flatMap((script) => attribute(script, 'src') ?? []),
    ...linked(page, /^modulepreload$/u),
    ...elementsOf(page, 'astro-island')
      .filter(({ attributes }) => /^(load|idle|only|engaged)$/u.test(attributes['client'] ?? ''))
      .flatMap((island) => [
        attribute(island, 'component-url') ?? [],
        attribute(island, 'renderer-url') ?? [],
        attribute(island, 'before-hydration-url') ?? [],
      ])
      .flat(),
  ]
  const all = new Set<string>()
  for (const root of roots) withImports(root, all)
  return all
}

/** Compressed bytes that a tap adds: the module by that name with its imports, without what the page has already. */
export function weighOnDemand(page: BuiltPage, name: string): number {
  const [file, ...others] = globSync(`dist/_astro/${name}.*.js`)
  if (file === undefined || others.length > 0) throw new Error(`Not one ${name} in dist/_astro.`)
  const early = earlyScripts(page)
  const wanted = [...withImports(file.replace(/^dist/u, ''))].filter((path) => !early.has(path))
  return sum(wanted.map(weightOf))
}

/** What the scripts inside the document add to its compressed size. */
const inlineWeight = async (page: BuiltPage): Promise<number> =>
  weightOf(page.path) -
  (await compressed(page.html.replaceAll(/<script(?: type="module")?>.*?<\/script>/gsu, '')))

export interface PageWeight {
  readonly html: number
  readonly scripts: number
  readonly fonts: number
}

/** Compressed bytes of a page before anyone scrolls or touches it: its styles stand in the HTML; inline scripts count as scripts too. */
export const weigh = async (page: BuiltPage): Promise<PageWeight> => ({
  html: weightOf(page.path),
  scripts: sum([...earlyScripts(page)].map(weightOf)) + (await inlineWeight(page)),
  fonts: sum(
    linked(page, /^preload$/u)
      .filter((address) => address.endsWith('.woff2'))
      .map(weightOf),
  ),
})
