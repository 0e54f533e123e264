import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ELEMENT_NODE, TEXT_NODE, parse, walkSync, type ElementNode, type Node } from 'ultrahtml'
import { z } from 'zod'
import { pageAddress } from '#domain/site/page-address.ts'

/** What `npm run build` left in dist/, ready to be asked questions. */
export const dist = fileURLToPath(new URL('../../dist', import.meta.url))
if (!existsSync(join(dist, '404.html'))) {
  throw new Error('dist/ holds no site: run `npm run build` first.')
}

export interface BuiltPage {
  /** Address of the page: '/about'. */
  readonly path: string
  readonly html: string
  readonly elements: readonly ElementNode[]
  /** What can be read on the page, piece by piece; scripts and styles are left out. */
  readonly texts: readonly string[]
  readonly isIndexed: boolean
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00A0',
}

/** Text of HTML source with its character references replaced. */
const decode = (source: string): string =>
  source.replace(
    /&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/giu,
    (whole, hex?: string, dec?: string, name?: string) => {
      if (hex !== undefined) return String.fromCodePoint(Number.parseInt(hex, 16))
      if (dec !== undefined) return String.fromCodePoint(Number(dec))
      return ENTITIES[name ?? ''] ?? whole
    },
  )

const isElement = (node: Node): node is ElementNode => node.type === ELEMENT_NODE
const parseHtml: (html: string) => Node = parse
const isUnread = (node: Node | undefined) =>
  node !== undefined && isElement(node) && ['script', 'style', 'noscript'].includes(node.name)

/** An attribute's value, decoded; undefined where the element has none. React writes some names in camel case. */
export const attribute = (element: ElementNode, name: string): string | undefined => {
  const written = Object.keys(element.attributes).find((key) => isSameName(key, name))
  const value = written === undefined ? undefined : element.attributes[written]
  return value === undefined ? undefined : decode(value)
}

const isSameName = (a: string, b: string) => a === b || new RegExp(`^${b}$`, 'iu').test(a)

/** All text inside an element, spaces collapsed. */
export function textOf(element: ElementNode): string {
  let text = ''
  walkSync(element, (node, parent) => {
    if (node.type === TEXT_NODE && !isUnread(parent)) text += decode(node.value)
  })
  return text.replace(/[ \n\t]+/gu, ' ').trim()
}

/** React writes srcSet and fetchPriority; to a browser the letters' case makes no difference. */
function withPlainNames(element: ElementNode): ElementNode {
  element.attributes = Object.fromEntries(
    Object.entries(element.attributes).map(([name, value]) => [
      name.replace(/[A-Z]/gu, (letter) => String.fromCharCode(letter.charCodeAt(0) + 32)),
      value,
    ]),
  )
  return element
}

function readPage(file: string): BuiltPage {
  const html = readFileSync(join(dist, file), 'utf8')
  const elements: ElementNode[] = []
  const texts: string[] = []
  walkSync(parseHtml(html), (node, parent) => {
    if (isElement(node)) elements.push(withPlainNames(node))
    else if (node.type === TEXT_NODE && !isUnread(parent)) texts.push(decode(node.value))
  })
  const path = pageAddress(`/${file}`)
  const isIndexed = !elements.some(
    ({ name, attributes }) =>
      name === 'meta' &&
      attributes['name'] === 'robots' &&
      attributes['content']?.includes('noindex') === true,
  )
  return { path, html, elements, texts: texts.filter((text) => text.trim() !== ''), isIndexed }
}

export const pages: readonly BuiltPage[] = globSync('**/*.html', { cwd: dist })
  .toSorted()
  .map(readPage)

/** The elements of a page with one of the names, in document order. */
export const elementsOf = (page: BuiltPage, ...names: readonly string[]): readonly ElementNode[] =>
  page.elements.filter(({ name }) => names.includes(name))

/** The elements that stand directly inside another. */
export const childrenOf = (element: ElementNode): readonly ElementNode[] =>
  element.children.filter(isElement)

/** The elements of a page with one of the names inside another element. */
export const elementsInside = (
  element: ElementNode,
  ...names: readonly string[]
): readonly ElementNode[] => {
  const found: ElementNode[] = []
  walkSync(element, (node) => {
    if (isElement(node) && names.includes(node.name)) found.push(node)
  })
  return found
}

/** Content of a `<meta>` by its name or property. */
export const metaOf = (page: BuiltPage, key: string): string | undefined => {
  const meta = elementsOf(page, 'meta').find(
    ({ attributes }) => attributes['name'] === key || attributes['property'] === key,
  )
  return meta && attribute(meta, 'content')
}

/** Path of the file in dist/ that a static host answers an address with; undefined for none. */
export function fileFor(address: string): string | undefined {
  const path = decodeURIComponent(new URL(address, 'http://site').pathname)
  const candidates = path === '/' ? ['/index.html'] : [path, `${path}.html`]
  const found = candidates.find((name) => /\.\w+$/u.test(name) && existsSync(join(dist, name)))
  return found && join(dist, found)
}

/** The JSON-LD nodes of a page. Throws when one cannot be parsed. */
export const structuredDataOf = (page: BuiltPage): readonly Record<string, unknown>[] =>
  [...page.html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gsu)].map(
    ([, json = '']) => z.record(z.string(), z.unknown()).parse(JSON.parse(json)),
  )
