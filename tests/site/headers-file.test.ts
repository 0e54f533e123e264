import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { headersFor } from '../../scripts/headers/header-rules.ts'
import { readHeaderRules } from '../../scripts/headers/read-site.ts'
import { attribute, dist, elementsOf, pages } from '../support/built-site.ts'
import { site } from '../support/content.ts'
import { asCloudflare, asNetlify, parseHeadersFile } from '../support/headers-file.ts'

const text = readFileSync(join(dist, '_headers'), 'utf8')
const written = parseHeadersFile(text)
const rules = readHeaderRules(dist)
const files = globSync(
  '**/*.{js,css,json,svg,png,jpg,avif,webp,woff2,mp4,webm,ico,xml,txt,webmanifest}',
  {
    cwd: dist,
  },
).map((file) => `/${file}`)
const addresses = [...pages.map(({ path }) => path), ...files, '/yok', '/blog/yok']
/** The policy of an address, by directive. */
const policyOf = (address: string) => {
  const { 'Content-Security-Policy': policy = '' } = headersFor(rules, address)
  return new Map(
    policy
      .split('; ')
      .map((directive) => directive.split(' '))
      .map(([name = '', ...sources]) => [name, sources]),
  )
}

test('Cloudflare and Netlify read the headers of the one source out of _headers, for every address', () => {
  expect(files.length).toBeGreaterThan(100)
  for (const address of addresses) {
    const wanted = headersFor(rules, address)
    expect(asCloudflare(written, address), `Cloudflare ${address}`).toEqual(wanted)
    expect(asNetlify(written, address), `Netlify ${address}`).toEqual(wanted)
  }
})

test('_headers keeps to the limits of Cloudflare Pages', () => {
  expect(written.length).toBeLessThanOrEqual(100)
  expect(text.split('\n').filter((line) => line.length > 2000)).toEqual([])
})

test.each(pages)('$path names each of its inline scripts and styles, and no others', (page) => {
  const policy = policyOf(page.path)
  // The first document of a frame inherits the policy.
  const framed = elementsOf(page, 'iframe').map((frame) => attribute(frame, 'srcdoc') ?? '')
  const inline = (name: string) => [
    ...elementsOf(page, name).filter(
      ({ attributes }) =>
        attributes['src'] === undefined && attributes['type'] !== 'application/ld+json',
    ),
    ...framed.flatMap((html) => html.match(new RegExp(`<${name}[ >]`, 'gu')) ?? []),
  ]
  const hashes = (directive: string) =>
    policy.get(directive)?.filter((source) => source.startsWith("'sha256-"))
  expect(hashes('script-src')).toHaveLength(inline('script').length)
  expect(hashes('style-src')).toHaveLength(inline('style').length)
})

test.each(pages)(
  'the policy of $path allows nothing unsafe and no host that is not needed',
  ({ path }) => {
    const policy = policyOf(path)
    expect(policy.get('default-src')).toEqual(["'none'"])
    for (const name of ['base-uri', 'form-action', 'frame-ancestors']) {
      expect(policy.get(name)).toEqual(["'none'"])
    }
    const sources = [...policy].filter(([name]) => name !== 'frame-src').flatMap(([, all]) => all)
    expect(sources.filter((source) => /unsafe|^\*|^data:|^blob:|^https?:$/u.test(source))).toEqual(
      [],
    )
    if (site.analytics.key === null) {
      // In quotes stands a hash, and one may hold two slashes of its own.
      expect(sources.filter((source) => /^(?!').*\/\//u.test(source))).toEqual([])
      expect(policy.get('require-trusted-types-for')).toEqual(["'script'"])
    }
    const map = new URL(site.map.embedUrl.replaceAll(/[{}]/gu, '')).origin
    expect(policy.get('frame-src') ?? [map]).toEqual([map])
  },
)

test('every page may start the offline worker and nothing else by way of Trusted Types', () => {
  const isOn = site.offline === 'on'
  for (const { path } of pages) {
    const policy = policyOf(path)
    expect(policy.get('worker-src'), path).toEqual(isOn ? ["'self'"] : undefined)
    if (site.analytics.key === null)
      expect(policy.get('trusted-types'), path).toEqual([isOn ? 'worker' : "'none'"])
  }
  expect(headersFor(rules, '/sw.js')).toMatchObject({
    'Cache-Control': 'no-cache',
    'Content-Security-Policy': "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
  })
})

test('the map is the only frame, and stands on the contact page alone', () => {
  const framed = pages.map(({ path }) => path).filter((path) => policyOf(path).has('frame-src'))
  expect(framed).toEqual(['/contact'])
})

test('files with a hash in their name are kept for a year, pages are asked for again each time', () => {
  const cacheOf = (address: string) => headersFor(rules, address)['Cache-Control']
  for (const file of files.filter((name) => name.startsWith('/_astro/'))) {
    expect(file).toMatch(/[._-][\w-]{5,}\.\w+$/u)
    expect(cacheOf(file)).toBe('public, max-age=31536000, immutable')
  }
  for (const { path } of pages) expect(cacheOf(path)).toBe('no-cache')
  expect(cacheOf('/favicon.svg')).toBe('public, max-age=3600')
  const shared = headersFor(rules, '/share/blog.jpg')
  expect(shared['Cross-Origin-Resource-Policy']).toBe('cross-origin')
  expect(shared['Cache-Control']).toBe('public, max-age=3600')
})
