// Reads from a built page what its policy must allow.
import { createHash } from 'node:crypto'
import { readAttribute } from '../attribute-text.ts'

/** What a built page asks a browser to do, as far as the content security policy must name it. */
export interface PageNeeds {
  /** Hash sources of the inline scripts, in document order: `'sha256-…'`. */
  readonly scriptHashes: readonly string[]
  /** The same of the inline styles, those of a frame's first document too: it inherits the policy. */
  readonly styleHashes: readonly string[]
  readonly hasScriptFiles: boolean
  /** None has any today; the policy must follow where Astro links one instead of laying it into the page. */
  readonly hasStyleFiles: boolean
  readonly hasFilms: boolean
  /** Where frames may lead: their address, and the links of a first document in `srcdoc`. */
  readonly frameOrigins: readonly string[]
  /** content/site.yaml had an analytics key when the page was built. */
  readonly hasAnalytics: boolean
  /** The page starts the offline worker. */
  readonly hasWorker: boolean
}

const ATTRIBUTES = String.raw`(?:[^>"']|"[^"]*"|'[^']*')*`
// A hash is taken over the raw text, so the source is read as it stands. Our pages are well formed, their attributes quoted.
const SCRIPTS = new RegExp(`<script(${ATTRIBUTES})>(.*?)</script>`, 'gsu')
const STYLES = new RegExp(`<style(${ATTRIBUTES})>(.*?)</style>`, 'gsu')
/** Types that a browser acts on; a script of any other type is data, which no policy looks at. */
const RUN_TYPES = ['', 'module', 'text/javascript', 'importmap', 'speculationrules']

/** Source of a script or style with exactly this text, as a policy names it. */
export const hashSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Reads from a page's HTML what its policy must allow, and nothing more. */
export function readPageNeeds(html: string): PageNeeds {
  const scripts = [...html.matchAll(SCRIPTS)].map(([, attributes = '', text = '']) => ({
    type: valueOf(attributes, 'type') ?? '',
    isFile: valueOf(attributes, 'src') !== undefined,
    text,
  }))
  const frames = [...html.matchAll(new RegExp(`<iframe(${ATTRIBUTES})>`, 'gu'))]
  const firstDocuments = frames.map(([, attributes = '']) =>
    readAttribute(valueOf(attributes, 'srcdoc') ?? ''),
  )
  const destinations = [
    ...frames.map(([, attributes = '']) => readAttribute(valueOf(attributes, 'src') ?? '')),
    ...firstDocuments.flatMap((text) =>
      [...text.matchAll(/<a\s[^>]*?href="([^"]*)"/gu)].map(([, href = '']) => readAttribute(href)),
    ),
  ]
  return {
    scriptHashes: unique(
      scripts
        .filter(({ type, isFile }) => !isFile && RUN_TYPES.includes(type))
        .map(({ text }) => hashSource(text)),
    ),
    styleHashes: unique(
      [html, ...firstDocuments]
        .flatMap((text) => [...text.matchAll(STYLES)])
        .map(([, , text = '']) => hashSource(text)),
    ),
    hasScriptFiles: scripts.some(({ isFile }) => isFile) || html.includes('<astro-island'),
    hasStyleFiles: [html, ...firstDocuments].some((text) =>
      /<link[^>]+rel="stylesheet"/u.test(text),
    ),
    hasFilms: html.includes('<video'),
    frameOrigins: unique(
      destinations.filter((url) => url.startsWith('https://')).map((url) => new URL(url).origin),
    ),
    hasAnalytics: new RegExp(`<html${ATTRIBUTES}\\sdata-analytics-key="`, 'u').test(html),
    hasWorker: new RegExp(`<html${ATTRIBUTES}\\sdata-offline[\\s>=]`, 'u').test(html),
  }
}

/** What pages need together that one rule must serve, such as the posts of the blog. */
export const joinNeeds = (pages: readonly PageNeeds[]): PageNeeds => ({
  scriptHashes: unique(pages.flatMap(({ scriptHashes }) => scriptHashes)),
  styleHashes: unique(pages.flatMap(({ styleHashes }) => styleHashes)),
  hasScriptFiles: pages.some(({ hasScriptFiles }) => hasScriptFiles),
  hasStyleFiles: pages.some(({ hasStyleFiles }) => hasStyleFiles),
  hasFilms: pages.some(({ hasFilms }) => hasFilms),
  frameOrigins: unique(pages.flatMap(({ frameOrigins }) => frameOrigins)),
  hasAnalytics: pages.some(({ hasAnalytics }) => hasAnalytics),
  hasWorker: pages.some(({ hasWorker }) => hasWorker),
})

const unique = (values: readonly string[]): readonly string[] => [...new Set(values)]

/** Value of an attribute as written; React writes srcDoc in camel case. */
const valueOf = (attributes: string, name: string): string | undefined =>
  new RegExp(`\\s${name}="([^"]*)"`, 'iu').exec(attributes)?.[1]
