import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { expect, test, vi } from 'vitest'
import { serviceAreaSchema } from '#domain/company/service-area.ts'
import { siteSettingsSchema } from '#domain/company/site-settings.ts'
import { crumbsTo } from './crumbs.ts'
import { breadcrumbNode, businessNode, fullBusinessNode, pageNodes } from './structured-data.ts'

const read = (name: string): unknown => parse(readFileSync(`content/${name}`, 'utf8'))
const site = siteSettingsSchema.parse(read('site.yaml'))
const area = serviceAreaSchema.parse(read('service-area.yaml'))
const services = [{ title: 'Kepenk Sistemleri', desc: 'Sarma kepenk.' }]

test('the company stands with the facts of the settings, open round the clock on seven days', () => {
  const node = businessNode(site)
  expect(node).toMatchObject({
    '@type': 'HomeAndConstructionBusiness',
    '@id': `${site.domain}/#business`,
    telephone: site.phone,
    address: { streetAddress: site.address.street, postalCode: site.address.postalCode },
    geo: site.location,
    openingHoursSpecification: { opens: '00:00', closes: '23:59' },
  })
  expect(node).toHaveProperty('openingHoursSpecification.dayOfWeek.length', 7)
})

test('in full it has all districts too, and services without a price or a rating', () => {
  const node = fullBusinessNode(site, area, services)
  expect(node).toMatchObject(businessNode(site))
  expect(node).toHaveProperty(
    'areaServed.length',
    area.provinces.flatMap(({ districts }) => districts).length,
  )
  expect(node).toHaveProperty('areaServed.0.containedInPlace.name', area.provinces[0]?.name)
  expect(node).toHaveProperty('hasOfferCatalog.itemListElement.0.itemOffered.provider', {
    '@id': `${site.domain}/#business`,
  })
  const text = JSON.stringify(node)
  expect(text).toContain('"name":"Kepenk Sistemleri"')
  expect(text).not.toMatch(/price|aggregateRating|"review"|Locksmith/u)
})

test('accounts are named only where there is an address', () => {
  expect(businessNode({ ...site, social: [{ name: 'A' }] })).not.toHaveProperty('sameAs')
  const withAccount = { ...site, social: [{ name: 'A', url: 'https://a.example/x' }] }
  expect(businessNode(withAccount)).toHaveProperty('sameAs', ['https://a.example/x'])
})

test('crumbs become absolute addresses, the last one the page itself', () => {
  expect(breadcrumbNode(site, crumbsTo('services'), '/services')).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Ana Sayfa', item: `${site.domain}/` },
      { position: 2, name: 'Hizmetlerimiz', item: `${site.domain}/services` },
    ],
  })
})

test.each([
  ['home', [], ['HomeAndConstructionBusiness']],
  ['about', [], ['HomeAndConstructionBusiness', 'BreadcrumbList']],
  ['contact', [], ['HomeAndConstructionBusiness', 'BreadcrumbList']],
  ['services', [], ['BreadcrumbList']],
  [
    undefined,
    [{ '@type': 'BlogPosting' }],
    ['HomeAndConstructionBusiness', 'BreadcrumbList', 'BlogPosting'],
  ],
] as const)(
  'of the page %s with its own nodes %o a search engine reads %o',
  async (route, own, types) => {
    const crumbs = route === undefined ? crumbsTo('blog', 'Kepenk bakımı') : crumbsTo(route)
    const asked = vi.fn(() => Promise.resolve(services))
    const nodes = await pageNodes({ route, path: '/yol', crumbs, own }, site, area, asked)
    expect(nodes).toEqual(
      types.map((type) => expect.objectContaining({ '@type': type }) as unknown),
    )
    expect(asked).toHaveBeenCalledTimes(route === 'home' ? 1 : 0)
  },
)
