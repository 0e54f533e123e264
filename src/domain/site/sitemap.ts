import type { SiteSettings } from '#domain/company/site-settings.ts'
import { absoluteUrl } from './structured-data.ts'

interface SitemapPage {
  readonly path: string
  /** ISO day of the last change, where it is known for certain. */
  readonly changed?: string
}

/** The list of pages for search engines (sitemaps.org, version 0.9). */
export const sitemapXml = (site: SiteSettings, pages: readonly SitemapPage[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages.map(({ path, changed }) => {
      const lastmod = changed === undefined ? '' : `<lastmod>${changed}</lastmod>`
      return `  <url><loc>${absoluteUrl(site, path)}</loc>${lastmod}</url>`
    }),
    '</urlset>',
    '',
  ].join('\n')
