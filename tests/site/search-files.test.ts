import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fileFor, pages, settings } from '../support/built-site.ts'

const read = (address: string) => readFileSync(fileFor(address) ?? '', 'utf8')

test('the sitemap lists exactly the pages that may be found', () => {
  const listed = [...read('/sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/gu)].map(
    ([, address]) => address,
  )
  const findable = pages
    .filter(({ isIndexed }) => isIndexed)
    .map(({ path }) => `${settings.domain}${path}`)
  expect(listed.toSorted()).toEqual(findable.toSorted())
  expect(new Set(listed).size).toBe(listed.length)
})

test('days in the sitemap are real days, and nothing is claimed that search engines ignore', () => {
  const sitemap = read('/sitemap.xml')
  for (const [, day = ''] of sitemap.matchAll(/<lastmod>([^<]*)<\/lastmod>/gu)) {
    expect(new Date(`${day}T00:00:00Z`).toISOString().slice(0, 10)).toBe(day)
  }
  expect(sitemap).not.toMatch(/priority|changefreq/u)
})

test('robots.txt lets everyone in and names the sitemap', () => {
  expect(read('/robots.txt')).toBe(
    `User-agent: *\nAllow: /\n\nSitemap: ${settings.domain}/sitemap.xml\n`,
  )
})
