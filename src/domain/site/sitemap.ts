import type { SiteSettings } from '#domain/company/site-settings.ts'
import { absoluteUrl } from './page-address.ts'

interface SitemapPage {
  readonly path: string
  /** ISO day of the last change, where it is known for certain. */
  readonly changed?: string
  /** Paths of the pictures that the page is about. */
  readonly pictures?: readonly string[]
}

/** The list of pages for search engines (sitemaps.org, version 0.9), with Google's entries for pictures. */
export const sitemapXml = (site: SiteSettings, pages: readonly SitemapPage[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">',
    ...pages.map(({ path, changed, pictures = [] }) => {
      const lastmod = changed === undefined ? '' : `<lastmod>${changed}</lastmod>`
      const images = pictures.map((picture) => imageNode(absoluteUrl(site, picture))).join('')
      return `  <url><loc>${absoluteUrl(site, path)}</loc>${lastmod}${images}</url>`
    }),
    '</urlset>',
    '',
  ].join('\n')

const imageNode = (address: string): string =>
  `<image:image><image:loc>${address}</image:loc></image:image>`
