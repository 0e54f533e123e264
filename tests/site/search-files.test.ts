import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { attribute, elementsOf, fileFor, pages } from '../support/built-site.ts'
import { site } from '../support/content.ts'

const read = (address: string) => readFileSync(fileFor(address) ?? '', 'utf8')

test('the sitemap lists exactly the pages that may be found', () => {
  const listed = [...read('/sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/gu)].map(
    ([, address]) => address,
  )
  const findable = pages
    .filter(({ isIndexed }) => isIndexed)
    .map(({ path }) => `${site.domain}${path}`)
  expect(listed.toSorted()).toEqual(findable.toSorted())
  expect(new Set(listed).size).toBe(listed.length)
})

test('the sitemap lists the projects’ and the services’ pictures as their pages show them, and no others', () => {
  const entries = read('/sitemap.xml').match(/<url>.*?<\/url>/gsu) ?? []
  const listed = entries.map((entry) =>
    [...entry.matchAll(/<image:image><image:loc>([^<]+)<\/image:loc><\/image:image>/gu)].map(
      ([, address = '']) => address,
    ),
  )
  const shown = entries.map((entry) => {
    const path = /<loc>([^<]+)<\/loc>/u.exec(entry)?.[1]?.replace(site.domain, '')
    const page = ['/portfolio', '/services'].includes(path ?? '')
      ? pages.find((one) => one.path === path)
      : undefined
    return page ? elementsOf(page, 'img').map((image) => attribute(image, 'src')) : []
  })
  expect(listed).toEqual(shown.map((images) => images.map((src) => `${site.domain}${src ?? ''}`)))
  expect(listed.flat()).not.toEqual([])
  for (const address of listed.flat()) {
    expect(address).toMatch(/^https:\/\/.*\.jpe?g$/u)
    expect(fileFor(address), address).toBeDefined()
  }
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
    `User-agent: *\nAllow: /\n\nSitemap: ${site.domain}/sitemap.xml\n`,
  )
})
