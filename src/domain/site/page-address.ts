import type { SiteSettings } from '#domain/company/site-settings.ts'

/** The addresses that the specification does not name, which page an address means, and how one is written in full. */

/** The page for all that is missing. */
export const notFoundPath = '/404'

/** Shown for a page that is not kept, while there is no network. */
export const offlinePath = '/offline'

/** Address of the offline worker. It must never change: old workers could not be called back. */
export const workerPath = '/sw.js'

/** Address of the page that a clean or an unclean path means: '/about.html', '/about/' → '/about'. */
export const pageAddress = (pathname: string): string =>
  pathname.replace(/\/index(?:\.html|\/)?$|\.html$|\/$/u, '') || '/'

/** Absolute address of a path on this site: '/about' → 'https://firma.example/about'. */
export const absoluteUrl = (site: Pick<SiteSettings, 'domain'>, path: string): string =>
  `${site.domain}${path}`
