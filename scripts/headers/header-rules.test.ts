import { expect, test } from 'vitest'
import { toCaddyHeaders } from './caddy.ts'
import { contentPolicy } from './content-policy.ts'
import { headerRules, headersFor } from './header-rules.ts'
import { toHeadersFile } from './headers-file.ts'
import { toNginxHeaders, toNginxMaps } from './nginx.ts'
import { readPageNeeds } from './page-needs.ts'

const page = (style: string) => readPageNeeds(`<style>${style}</style>`)
const site = (more: readonly string[] = []) =>
  headerRules({
    pages: new Map([
      ['/', page('home')],
      ['/404', page('missing')],
      ['/blog', page('list')],
      ['/blog/a', page('post')],
      ['/blog/b', page('post with a table')],
      ...more.map((path) => [path, page('more')] as const),
    ]),
    rootFiles: ['/robots.txt', '/sw.js', '/tag.js'],
  })
const policyAt = (address: string) => headersFor(site(), address)['Content-Security-Policy']
const cacheAt = (address: string) => headersFor(site(), address)['Cache-Control']

test('each page has its own policy, the pages of a folder share one, all that is missing has that of the 404 page', () => {
  expect(policyAt('/')).toBe(contentPolicy(page('home')))
  expect(policyAt('/blog')).toBe(contentPolicy(page('list')))
  const posts = contentPolicy({
    ...page('post'),
    styleHashes: [...page('post').styleHashes, ...page('post with a table').styleHashes],
  })
  expect([policyAt('/blog/a'), policyAt('/blog/b')]).toEqual([posts, posts])
  expect(policyAt('/yok')).toBe(contentPolicy(page('missing')))
})

test('a file that is no page may do nothing', () => {
  for (const file of ['/_astro/a.js', '/robots.txt', '/share/about.jpg']) {
    expect(policyAt(file)).toBe("default-src 'none'; frame-ancestors 'none'")
  }
})

test('hashed files stay for a year, other files an hour, pages and unhashed scripts are asked for again', () => {
  expect(cacheAt('/_astro/a.js')).toBe('public, max-age=31536000, immutable')
  expect(cacheAt('/robots.txt')).toBe('public, max-age=3600')
  expect(cacheAt('/share/about.jpg')).toBe('public, max-age=3600')
  for (const address of ['/', '/blog/a', '/tag.js', '/sw.js', '/yok'])
    expect(cacheAt(address)).toBe('no-cache')
})

test('the host of analytics is named, and Trusted Types are given up, only with a key', () => {
  const withKey = contentPolicy(
    readPageNeeds('<html data-analytics-key="G-1"><script src="/a.js"></script>'),
  )
  expect(withKey).toContain("script-src 'self' https://www.googletagmanager.com;")
  expect(withKey).not.toContain('trusted-types')
  expect(policyAt('/')).not.toContain('https://')
  expect(policyAt('/')).toContain("require-trusted-types-for 'script'; trusted-types 'none'")
})

test('a page may start the offline worker, by one named policy, only where it does; the worker may ask for files of its own site', () => {
  const starting = contentPolicy(readPageNeeds('<html data-offline><script src="/a.js"></script>'))
  expect(starting).toContain("worker-src 'self';")
  expect(starting).toContain("require-trusted-types-for 'script'; trusted-types worker;")
  expect(policyAt('/')).not.toContain('worker')
  expect(policyAt('/sw.js')).toBe("default-src 'none'; connect-src 'self'; frame-ancestors 'none'")
})

test('a site without a 404 page is refused', () => {
  expect(() => headerRules({ pages: new Map(), rootFiles: [] })).toThrow('404.html')
})

test('more rules or longer lines than Cloudflare Pages takes stop the build and say what to do', () => {
  const many = Array.from({ length: 100 }, (_, number) => `/sayfa-${String(number)}`)
  expect(() => toHeadersFile(site(many))).toThrow('put pages into folders')
  const [first] = site()
  expect(() =>
    toHeadersFile([{ path: '/*', headers: { ...first?.headers, Long: 'x'.repeat(2000) } }]),
  ).toThrow('takes 2000: ')
})

test('in _headers a later rule drops what it replaces', () => {
  const file = toHeadersFile(site())
  expect(file).toContain(
    '/_astro/*\n  ! Cache-Control\n  Cache-Control: public, max-age=31536000, immutable\n',
  )
  expect(
    file.startsWith('/*\n  ! Access-Control-Allow-Origin\n  Strict-Transport-Security: '),
  ).toBe(true)
})

test('nginx and Caddy get a table only for headers that differ by address', () => {
  const rules = site()
  expect(toNginxHeaders(rules)).toContain('add_header X-Content-Type-Options "nosniff" always;')
  expect(toNginxHeaders(rules)).toContain('add_header Cache-Control $site_Cache_Control always;')
  expect(toNginxMaps(rules)).toContain('  "~^/_astro/" "public, max-age=31536000, immutable";')
  expect(toNginxMaps(rules)).not.toContain('nosniff')
  expect(toCaddyHeaders(rules)).toContain('\t\tX-Content-Type-Options "nosniff"')
  expect(toCaddyHeaders(rules)).toContain('\t\t~^/_astro/ "public, max-age=31536000, immutable"')
  expect(toCaddyHeaders(rules)).toContain('\t\tCache-Control {site_Cache_Control}')
})
