import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask } from '../../scripts/servers/ask.ts'
import { startCaddy } from '../../scripts/servers/caddy.ts'
import { startNginx } from '../../scripts/servers/nginx.ts'
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

describe.each([
  { name: 'nginx', start: startNginx },
  { name: 'Caddy', start: startCaddy },
])('$name', ({ start }) => {
  let server: RealServer | undefined
  const get = (path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET') =>
    ask(server?.port ?? 0, path, { headers, method })

  const before = mkdtempSync(join(tmpdir(), 'kepenk-before-'))

  beforeAll(async () => {
    mkdirSync(join(before, '_astro'))
    server = await start(dist, before)
  })
  afterAll(async () => {
    await server?.stop()
    rmSync(before, { recursive: true })
  })

  test('answers every page at its clean address, with exactly the headers of the one source', async () => {
    for (const path of pagePaths) {
      const { status, headers, body } = await get(path)
      expect(status, path).toBe(200)
      expect(body.equals(fileOf(path)), path).toBe(true)
      expect(headers, path).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        ...expected(path),
      })
    }
  })

  test('gives every kind of file its content type and headers', async () => {
    for (const file of onePerType) {
      const { status, headers } = await get(`/${file}`, {}, 'HEAD')
      expect(status, file).toBe(200)
      expect(headers, file).toMatchObject({
        'content-type': mediaType(file),
        ...expected(`/${file}`),
      })
    }
  })

  test('hands out what a page of the build before may still ask for, compressed and kept for a year', async () => {
    const path = '/_astro/menu.eskidi.js'
    writeFileSync(join(before, path), 'eski()')
    writeFileSync(join(before, `${path}.br`), brotliCompressSync('eski()'))
    const { status, headers, body } = await get(path, { 'accept-encoding': 'br' })
    expect(status).toBe(200)
    expect(headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(body).toString()).toBe('eski()')
    expect(headers).toMatchObject({ 'content-type': mediaType(path), ...expected(path) })
    expect((await get(path)).body.toString()).toBe('eski()')
    expect((await get(`${path}.br`)).status).toBe(404)
  })

  test('names each header once and says nothing of itself', async () => {
    const { headers } = await get('/about')
    expect(headers['content-security-policy']).not.toContain(',')
    expect(headers['cache-control']).toBe('no-cache')
    expect(headers.server ?? 'nginx').toBe('nginx')
  })

  test.each(['/yok', '/blog/yok', '/yok/', '/_astro/yok.js', '/a.html', '/404', '/404.html'])(
    'answers %s with the 404 page, which nobody keeps',
    async (path) => {
      const { status, headers, body } = await get(path)
      expect(status).toBe(404)
      expect(body.equals(readFileSync(join(dist, '404.html')))).toBe(true)
      expect(headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        ...expected('/404'),
      })
    },
  )

  test.each([
    '/_headers',
    '/about.html.br',
    '/robots.txt.gz',
    '/../package.json',
    '/%2e%2e/package.json',
  ])('does not hand out %s', async (path) => {
    expect([400, 404]).toContain((await get(path)).status)
  })

  test.each(redirects)('leads %s to %s for good', async (path, clean) => {
    const { status, headers } = await get(path)
    expect([301, 308]).toContain(status)
    const { pathname, search } = new URL(headers.location ?? '', `http://127.0.0.1`)
    expect(`${pathname}${search}`).toBe(clean)
  })

  test.each(hostileAddresses)('%s leads to no other host and sets nothing', async (path) => {
    const { headers } = await get(path)
    expect(new URL(headers.location ?? '/', 'http://127.0.0.1').host).toBe('127.0.0.1')
    expect(headers['set-cookie']).toBeUndefined()
  })

  test('sends what the build compressed to those who can read it', async () => {
    const plain = fileOf('/about')
    for (const [accepted, encoding, unpack] of [
      ['gzip, deflate, br', 'br', brotliDecompressSync],
      ['gzip', 'gzip', gunzipSync],
    ] as const) {
      const { headers, body } = await get('/about', { 'accept-encoding': accepted })
      expect(headers['content-encoding']).toBe(encoding)
      expect(headers['content-type']).toBe('text/html; charset=utf-8')
      expect(headers.vary).toMatch(/accept-encoding/iu)
      expect(unpack(body).equals(plain)).toBe(true)
      expect(headers).toMatchObject(expected('/about'))
    }
    expect((await get('/about')).headers['content-encoding']).toBeUndefined()
    const missing = await get('/yok', { 'accept-encoding': 'br' })
    expect([missing.status, missing.headers['content-encoding']]).toEqual([404, 'br'])
  })

  test('sends parts of a film, as phones ask for them', async () => {
    const film = files.find((file) => file.endsWith('.mp4')) ?? ''
    const whole = readFileSync(join(dist, film))
    const size = String(whole.length)
    const middle = await get(`/${film}`, { range: 'bytes=100-199' })
    expect(middle.status).toBe(206)
    expect(middle.headers['content-range']).toBe(`bytes 100-199/${size}`)
    expect(middle.body.equals(whole.subarray(100, 200))).toBe(true)
    expect(middle.headers).toMatchObject(expected(`/${film}`))
    expect((await get(`/${film}`, { range: 'bytes=-50' })).body.length).toBe(50)
    expect((await get(`/${film}`, { range: `bytes=${size}-` })).status).toBe(416)
    expect((await get(`/${film}`, {}, 'HEAD')).headers['accept-ranges']).toBe('bytes')
  })

  test('tells a browser that its copy is still good', async () => {
    const { headers } = await get('/about', { 'accept-encoding': 'br' })
    const again = await get('/about', {
      'accept-encoding': 'br',
      'if-none-match': headers.etag ?? '',
    })
    expect([again.status, again.body.length]).toEqual([304, 0])
    expect(again.headers).toMatchObject({ 'cache-control': 'no-cache' })
  })
})

test('the table of content types knows every file of the site', () => {
  const unknown = onePerType.filter((file) => mediaType(file) === undefined)
  expect(unknown).toEqual([])
})
