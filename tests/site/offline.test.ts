import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { routes } from '#domain/site/routes.ts'
import { readKeptSite } from '../../scripts/offline/kept-files.ts'
import { dist, fileFor, pages } from '../support/built-site.ts'
import { site } from '../support/content.ts'
import { earlyScripts } from '../support/page-weight.ts'

const kept = readKeptSite(dist)
const worker = readFileSync(join(dist, 'sw.js'), 'utf8')

test('the worker of the built site knows exactly this build', () => {
  if (site.offline === 'on') {
    for (const text of [kept.version, ...Object.keys(kept.digests), ...Object.values(kept.digests)])
      expect(worker).toContain(text)
  } else expect(worker).not.toContain('digests')
})

test('all pages of the navigation and the law may be kept, of the rest only the one for no connection', () => {
  expect(Object.keys(kept.pages).toSorted()).toEqual(
    [...Object.values(routes).filter((path) => path !== routes.intro), '/offline'].toSorted(),
  )
  expect(kept.core).toEqual(['/offline', '/contact', '/', '/configurator'])
})

test.each(pages.filter(({ path }) => path in kept.pages))(
  'every script that $path runs before interaction is kept with it',
  (page) => {
    const scripts = [...earlyScripts(page)]
    expect(scripts.length).toBeGreaterThan(0)
    expect(kept.pages[page.path]).toEqual(expect.arrayContaining(scripts))
  },
)

test('nothing but scripts, styles and fonts is kept beside the pages: no film, no picture', () => {
  const files = Object.keys(kept.digests).filter((address) => address.includes('.'))
  expect(files.filter((address) => !/^\/_astro\/[^/]+\.(?:js|css|woff2)$/u.test(address))).toEqual(
    [],
  )
  expect(files.filter((address) => !existsSync(join(dist, address)))).toEqual([])
})

test('two builds, the most that is kept, fit into 3 MB, and what comes unasked into 1 MB', () => {
  const sizeOf = (addresses: Iterable<string>) =>
    [...addresses].reduce((sum, address) => sum + statSync(fileFor(address) ?? '').size, 0)
  expect(2 * sizeOf(Object.keys(kept.digests))).toBeLessThan(3_000_000)
  const core = new Set(kept.core.flatMap((page) => [page, ...(kept.pages[page] ?? [])]))
  expect(sizeOf(core)).toBeLessThan(1_000_000)
})
