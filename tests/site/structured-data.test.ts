import { expect, test } from 'vitest'
import { z } from 'zod'
import { formatPhone } from '#lib/format.ts'
import {
  attribute,
  elementsInside,
  elementsOf,
  metaOf,
  pages,
  structuredDataOf,
  textOf,
  type BuiltPage,
} from '../support/built-site.ts'
import { site } from '../support/content.ts'

const indexed = pages.filter(({ isIndexed }) => isIndexed)
const nodesOf = (page: BuiltPage, type: string) =>
  structuredDataOf(page).filter((node) => node['@type'] === type)
const readable = (page: BuiltPage) => page.texts.join(' ').replace(/[ \n]+/gu, ' ')

const isAboutCompany = ({ path }: BuiltPage) =>
  ['/', '/about', '/contact'].includes(path) || path.startsWith('/blog/')

/** A no-break space reads like any other. */
const plainSpaces = (text: string) => text.replaceAll('\u00A0', ' ')

test.each(indexed.filter(isAboutCompany))(
  '$path says what company this is, as its visitors read it',
  (page) => {
    const [business, ...others] = nodesOf(page, 'HomeAndConstructionBusiness')
    expect(others).toEqual([])
    expect(business).toMatchObject({
      '@id': `${site.domain}/#business`,
      name: site.brand,
      telephone: site.phone,
      email: site.email,
      openingHoursSpecification: { opens: '00:00', closes: '23:59' },
    })
    const words = plainSpaces(readable(page))
    const { street, district, city, postalCode } = site.address
    for (const fact of [
      site.brand,
      formatPhone(site.phone),
      site.email,
      street,
      district,
      city,
      postalCode,
    ]) {
      expect(words).toContain(plainSpaces(fact))
    }
  },
)

test.each(indexed.filter((page) => !isAboutCompany(page)))('$path leaves that to them', (page) => {
  expect(nodesOf(page, 'HomeAndConstructionBusiness')).toEqual([])
  expect(JSON.stringify(structuredDataOf(page))).not.toContain('#business')
})

test('the home page also says where the company works and what it does, as the site shows it', () => {
  const home = pages.filter(({ path }) => path === '/')
  const [business] = home.flatMap((page) => nodesOf(page, 'HomeAndConstructionBusiness'))
  const { areaServed, hasOfferCatalog } = z
    .object({
      areaServed: z.array(z.object({ name: z.string() })).min(1),
      hasOfferCatalog: z.object({
        itemListElement: z.array(z.object({ itemOffered: z.object({ name: z.string() }) })).min(1),
      }),
    })
    .parse(business)
  const words = pages.map(readable).join(' ')
  for (const { itemOffered } of hasOfferCatalog.itemListElement)
    expect(words).toContain(itemOffered.name)
  for (const { name } of areaServed) expect(words).toContain(name.split(',')[0])
})

test.each(pages)('$path claims no rating of its own and no price', (page) => {
  expect(JSON.stringify(structuredDataOf(page))).not.toMatch(
    /aggregateRating|"review"|ratingValue|"price/u,
  )
})

const listSchema = z.array(z.looseObject({ name: z.string(), item: z.string() }))

test.each(indexed)('the crumbs that $path tells are the crumbs it shows', (page) => {
  const shown = elementsOf(page, 'nav')
    .filter((nav) => attribute(nav, 'aria-label') === 'Sayfa yolu')
    .flatMap((nav) => elementsInside(nav, 'li'))
    .map(textOf)
  const told = nodesOf(page, 'BreadcrumbList').flatMap((node) =>
    listSchema.parse(node['itemListElement']),
  )
  expect(told.map(({ name }) => name)).toEqual(shown)
  if (told.length > 0) expect(told.at(-1)?.item).toBe(`${site.domain}${page.path}`)
})

test.each(pages.filter(({ path }) => path.startsWith('/blog/')))(
  '$path tells the post that it shows',
  (page) => {
    const [post] = nodesOf(page, 'BlogPosting')
    const [heading] = elementsOf(page, 'h1').map(textOf)
    expect(post).toMatchObject({
      headline: heading,
      inLanguage: 'tr-TR',
      publisher: { '@id': `${site.domain}/#business` },
      mainEntityOfPage: `${site.domain}${page.path}`,
      description: metaOf(page, 'description'),
    })
    const times = elementsOf(page, 'time').map((time) => attribute(time, 'datetime'))
    expect([...new Set(times)]).toEqual([
      ...new Set([post?.['datePublished'], post?.['dateModified']]),
    ])
  },
)
