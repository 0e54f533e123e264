import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { z } from 'zod'
import {
  attribute,
  elementsOf,
  fileFor,
  metaOf,
  pages,
  textOf,
  type BuiltPage,
} from '../support/built-site.ts'
import { site } from '../support/content.ts'

const titleOf = (page: BuiltPage) => elementsOf(page, 'title').map(textOf).join()
const linkOf = (page: BuiltPage, rel: string) => {
  const link = elementsOf(page, 'link').find(({ attributes }) => attributes['rel'] === rel)
  return link && attribute(link, 'href')
}
const repeated = (values: readonly (string | undefined)[]) =>
  values.filter((value, index) => values.indexOf(value) !== index)

test('there are pages to ask', () => {
  expect(pages.length).toBeGreaterThan(15)
})

test.each(pages)('$path speaks Turkish and fits a phone', (page) => {
  expect(elementsOf(page, 'html').map(({ attributes }) => attributes['lang'])).toEqual(['tr'])
  expect(metaOf(page, 'viewport')).toContain('width=device-width')
  expect(metaOf(page, 'viewport')).not.toMatch(/user-scalable|maximum-scale/u)
  expect(metaOf(page, 'format-detection')).toBe('telephone=no')
})

test.each(pages)(
  'the title of $path is one string: its name, brand, servis, acil onarım',
  (page) => {
    const title = titleOf(page)
    const company = `${site.brand}, İstanbul kepenk servisi, 7/24 acil onarım`
    expect(elementsOf(page, 'title')).toHaveLength(1)
    if (page.path === '/') expect(title).toBe(company)
    else expect(title.endsWith(` | ${company}`)).toBe(true)
    expect(title.replace(` | ${company}`, '').length).toBeLessThanOrEqual(75)
  },
)

test('no two pages share a title or a description', () => {
  expect(repeated(pages.map(titleOf))).toEqual([])
  expect(repeated(pages.map((page) => metaOf(page, 'description')))).toEqual([])
})

test.each(pages)('the description of $path fits a search result', (page) => {
  const { length } = metaOf(page, 'description') ?? ''
  expect(length).toBeGreaterThanOrEqual(page.isIndexed ? 50 : 10)
  expect(length).toBeLessThanOrEqual(160)
})

test('only the intro and the pages for unknown addresses and for no connection stay out of the index', () => {
  expect(pages.filter(({ isIndexed }) => !isIndexed).map(({ path }) => path)).toEqual([
    '/404',
    '/intro',
    '/offline',
  ])
})

test.each(pages.filter(({ isIndexed }) => isIndexed))(
  '$path names its own full address for search engines and for links',
  (page) => {
    const address = `${site.domain}${page.path}`
    expect(linkOf(page, 'canonical')).toBe(address)
    expect(metaOf(page, 'og:url')).toBe(address)
    expect(metaOf(page, 'og:title')).toBe(titleOf(page))
    expect(metaOf(page, 'og:description')).toBe(metaOf(page, 'description'))
    expect(metaOf(page, 'og:locale')).toBe('tr_TR')
    expect(metaOf(page, 'og:image:alt')).toContain(site.brand)
    expect(metaOf(page, 'twitter:card')).toBe('summary_large_image')
  },
)

test.each(['icon', 'apple-touch-icon', 'manifest'])('every page has its %s', (rel) => {
  const addresses = new Set(pages.map((page) => linkOf(page, rel)))
  expect([...addresses].filter((address) => fileFor(address ?? '/missing') === undefined)).toEqual(
    [],
  )
})

const manifestSchema = z.looseObject({
  name: z.string(),
  lang: z.string(),
  icons: z.array(
    z.looseObject({ src: z.string(), sizes: z.string(), purpose: z.string().optional() }),
  ),
})

test('the manifest names the brand, and its icons have the sizes it says', async () => {
  const manifest = manifestSchema.parse(
    JSON.parse(readFileSync(fileFor('/site.webmanifest') ?? '', 'utf8')),
  )
  expect(manifest).toMatchObject({ name: site.brand, lang: 'tr' })
  const sizesFor = (purpose?: string) =>
    manifest.icons.filter((icon) => icon.purpose === purpose).map(({ sizes }) => sizes)
  expect(sizesFor()).toEqual(['192x192', '512x512'])
  expect(sizesFor('maskable')).toEqual(['192x192', '512x512'])
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await sharp(fileFor(src)).metadata()
    expect(`${String(width)}x${String(height)}`).toBe(sizes)
  }
})
