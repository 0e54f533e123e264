import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { notFoundPath, offlinePath, pageAddress } from '#domain/site/page-address.ts'
import { introPath, routes } from '#domain/site/routes.ts'
import { DIGEST_LENGTH, type KeptSite } from '#features/offline/kept-site.ts'
import { namedFiles } from '../named-files.ts'

/** What someone with a stuck shutter and no network needs. */
const CORE = [offlinePath, routes.contact, routes.home, routes.configurator]
/** Not kept: the page for missing addresses is never one's own, and the intro is its film. */
const LEFT_OUT = [notFoundPath, introPath]
const KEPT_TYPES = 'js,css,woff2'
/** A script that another one may load later is kept up to this size; beyond, only what a page cannot do without. */
const LARGEST_LATER_BYTES = 60_000

const digestOf = (content: Buffer) =>
  createHash('sha256').update(content).digest('hex').slice(0, DIGEST_LENGTH)

/** Reads from the built site which pages and files may be kept: the pages of the root, and the scripts, styles and fonts they need. */
export function readKeptSite(dist: string): KeptSite {
  const files = new Map(
    globSync(`_astro/*.{${KEPT_TYPES}}`, { cwd: dist })
      .toSorted()
      .map((file) => [basename(file), readFileSync(join(dist, file))]),
  )
  const pages = new Map(
    globSync('*.html', { cwd: dist })
      .map((file) => [pageAddress(`/${file}`), readFileSync(join(dist, file))] as const)
      .filter(([address]) => !LEFT_OUT.includes(address))
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )
  const lost = CORE.filter((address) => !pages.has(address))
  if (lost.length > 0)
    throw new Error(`The site lacks ${lost.join(', ')}, which must work offline.`)

  const needs = [...pages].map(
    ([address, html]) => [address, [...filesFor(html.toString(), files)].toSorted()] as const,
  )
  const kept = new Set(needs.flatMap(([, names]) => names))
  const digests = {
    ...Object.fromEntries([...pages].map(([address, html]) => [address, digestOf(html)])),
    ...Object.fromEntries(
      [...kept].toSorted().map((name) => [`/_astro/${name}`, digestOf(contentOf(files, name))]),
    ),
  }
  return {
    version: digestOf(Buffer.from(JSON.stringify(digests))),
    core: CORE,
    pages: Object.fromEntries(
      needs.map(([address, names]) => [address, names.map((name) => `/_astro/${name}`)]),
    ),
    digests,
  }
}

type Files = ReadonlyMap<string, Buffer>

const contentOf = (files: Files, name: string): Buffer => {
  const content = files.get(name)
  if (content === undefined) throw new Error(`_astro/${name} is missing.`)
  return content
}

/** The files that a page needs: those it names, and of what these name in turn all but large ones that may come later. */
const filesFor = (html: string, files: Files) =>
  namedFiles(
    html,
    [...files.keys()],
    (name) => (/\.(?:js|css)$/u.test(name) ? contentOf(files, name).toString() : ''),
    (name, text) => isImported(text, name) || contentOf(files, name).length <= LARGEST_LATER_BYTES,
  )

/** Imported at once, not by `import()` some time later. */
const isImported = (text: string, name: string) =>
  [...text.matchAll(/(?:\bfrom|\bimport)\s*["']([^"']+)["']/gu)].some(
    ([, specifier = '']) => basename(specifier) === name,
  )
