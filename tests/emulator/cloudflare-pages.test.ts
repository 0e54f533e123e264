import { readFileSync } from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from '../../scripts/servers/ask.ts'
import { startPages } from '../../scripts/servers/pages.ts'
import type { RealServer } from '../../scripts/servers/run-server.ts'
import { files, pagePaths } from '../../scripts/servers/site-paths.ts'
import { dist } from '../support/built-site.ts'
import {
  expected,
  fileOf,
  hostileAddresses,
  mediaType,
  onePerType,
  redirects,
} from '../support/site-addresses.ts'

// `wrangler pages dev` reads _headers, finds pages and answers for what is missing with the code that Cloudflare Pages runs.
// It compresses on the fly and sends no ranges: what the network of Cloudflare does there, it cannot show.

let server: RealServer | undefined
const get = (path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET') =>
  ask(server?.port ?? 0, path, { headers, method })

/** Cloudflare knows scripts by their older name; _headers could say the newer one, but would say it of a 404 page too. */
const typeOf = (file: string) => (file.endsWith('.js') ? 'application/javascript' : mediaType(file))
/** Cloudflare keeps no 404, whatever _headers says. */
const missing = (path: string) => ({ ...expected(path), 'cache-control': 'no-store' })
/** What HTTP itself needs, and the mark of the emulator. */
const OWN = new Set([
  ...['connection', 'content-length', 'content-type', 'date', 'etag', 'keep-alive'],
  ...['transfer-encoding', 'x-server-env'],
])
const sent = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !OWN.has(name)))

beforeAll(async () => {
  server = await startPages()
}, 90_000)
afterAll(() => server?.stop())

test('answers every page at its clean address, with exactly the headers of the one source', async () => {
  for (const path of pagePaths) {
    const { status, headers, body } = await get(path)
    expect(status, path).toBe(200)
    expect(body.equals(fileOf(path)), path).toBe(true)
    expect(headers['content-type'], path).toBe('text/html; charset=utf-8')
    expect(sent(headers), path).toEqual(expected(path))
  }
})

test('gives every file that has a rule of its own, and one of each kind, its headers and content type', async () => {
  const named = files.filter((file) => !file.startsWith('_'))
  for (const file of new Set([...named, ...onePerType])) {
    const { status, headers } = await get(`/${file}`, {}, 'HEAD')
    expect(status, file).toBe(200)
    expect(headers['content-type'], file).toBe(typeOf(file))
    expect(sent(headers), file).toEqual(expected(`/${file}`))
  }
})

test.each(['/yok', '/blog/yok', '/yok/', '/_astro/yok.js'])(
  'answers %s with the 404 page, which nobody keeps',
  async (path) => {
    const { status, headers, body } = await get(path)
    expect(status).toBe(404)
    expect(body.equals(readFileSync(join(dist, '404.html')))).toBe(true)
    expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', ...missing(path) })
  },
)

test('shows the 404 page at its own address too, where no search engine takes it in', async () => {
  const { status, body } = await get('/404')
  expect(status).toBe(200)
  expect(body.toString()).toContain('<meta name="robots" content="noindex, follow">')
  expect((await get('/404.html')).headers.location).toBe('/404')
})

test.each(['/_headers', '/../package.json', '/%2e%2e/package.json'])(
  'does not hand out %s',
  async (path) => {
    const { status, body } = await get(path)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(body.toString()).not.toMatch(/Cache-Control|devDependencies/u)
  },
)

test.each(redirects)('leads %s to %s for good', async (path, clean) => {
  const { status, headers } = await get(path)
  expect([status, headers.location]).toEqual([308, clean])
  expect(headers['content-security-policy']).toContain("default-src 'none'")
})

test.each(hostileAddresses)('%s leads to no other host and sets nothing', async (path) => {
  const { headers } = await get(path)
  expect(new URL(headers.location ?? '/', 'http://127.0.0.1').host).toBe('127.0.0.1')
  expect(headers['set-cookie']).toBeUndefined()
})

test('tells a browser that its copy is still good', async () => {
  const { headers } = await get('/about')
  const again = await get('/about', { 'if-none-match': headers.etag ?? '' })
  expect([again.status, again.body.length]).toEqual([304, 0])
  expect(again.headers).toMatchObject(expected('/about'))
})
