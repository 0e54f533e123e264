import type { ServiceArea } from '#domain/company/service-area.ts'
import type { SiteSettings } from '#domain/company/site-settings.ts'
import type { Service } from '#domain/editorial/entities.ts'
import type { Crumb } from '#lib/crumb.ts'
import { absoluteUrl } from './page-address.ts'
import { routeLabels, routes, sharePath, type RouteName } from './routes.ts'

/** What a search engine is told in JSON-LD. Nothing here that the pages do not say too; no ratings of our own. */

const CONTEXT = 'https://schema.org'
const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** The company's name among structured data: the home page says in full what it does and where. */
export const businessId = (site: Pick<SiteSettings, 'domain'>) => `${site.domain}/#business`

/** The company as the pages about it name it: name, address, phone, hours round the clock. */
export function businessNode(site: SiteSettings): object {
  const accounts = site.social.flatMap(({ url }) => (url === undefined ? [] : [url]))
  return {
    '@context': CONTEXT,
    '@type': 'HomeAndConstructionBusiness',
    '@id': businessId(site),
    name: site.brand,
    slogan: site.slogan,
    description: site.footerText,
    url: absoluteUrl(site, routes.home),
    image: absoluteUrl(site, sharePath(routes.home)),
    logo: absoluteUrl(site, '/icon-512.png'),
    telephone: site.phone,
    email: site.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: site.address.street,
      addressLocality: site.address.district,
      addressRegion: site.address.city,
      postalCode: site.address.postalCode,
      addressCountry: 'TR',
    },
    geo: { '@type': 'GeoCoordinates', ...site.location },
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: WEEK,
      opens: '00:00',
      closes: '23:59',
    },
    ...(accounts.length > 0 && { sameAs: accounts }),
  }
}

/** The company in full, for the home page: also the districts it serves and its services, without prices. */
export const fullBusinessNode = (
  site: SiteSettings,
  { provinces }: ServiceArea,
  services: readonly Pick<Service, 'title' | 'desc'>[],
): object => ({
  ...businessNode(site),
  areaServed: provinces.flatMap(({ name, districts }) =>
    districts.map((district) => ({
      '@type': 'AdministrativeArea',
      name: `${district}, ${name}`,
      containedInPlace: { '@type': 'AdministrativeArea', name },
    })),
  ),
  hasOfferCatalog: {
    '@type': 'OfferCatalog',
    name: routeLabels.services,
    itemListElement: services.map(({ title, desc }) => ({
      '@type': 'Offer',
      itemOffered: {
        '@type': 'Service',
        name: title,
        description: desc,
        provider: { '@id': businessId(site) },
      },
    })),
  },
})

/** The visible way to a page (`crumbs`), whose own path is `path`. */
export function breadcrumbNode(site: SiteSettings, crumbs: readonly Crumb[], path: string): object {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, href = path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: absoluteUrl(site, href),
    })),
  }
}

interface PageFacts {
  /** The page, where it is one of the specification's. */
  readonly route: RouteName | undefined
  readonly path: string
  /** The visible way to it; none for the home page. */
  readonly crumbs: readonly Crumb[]
  /** Nodes of the page's own, which name the company. */
  readonly own: readonly object[]
}

/**
 * All nodes of a page that search engines may list. The company stands where a page is about it or names it: they want it
 * once, not everywhere. `services` are asked for on the home page only.
 */
export async function pageNodes(
  { route, path, crumbs, own }: PageFacts,
  site: SiteSettings,
  area: ServiceArea,
  services: () => Promise<readonly Pick<Service, 'title' | 'desc'>[]>,
): Promise<readonly object[]> {
  const isNamed = route === 'about' || route === 'contact' || own.length > 0
  return [
    ...(route === 'home' ? [fullBusinessNode(site, area, await services())] : []),
    ...(route !== 'home' && isNamed ? [businessNode(site)] : []),
    ...(crumbs.length > 1 ? [breadcrumbNode(site, crumbs, path)] : []),
    ...own,
  ]
}
