import { getSite } from '#domain/company/queries.ts'
import { absoluteUrl } from '#domain/site/page-address.ts'

export const GET = async () => {
  const sitemap = absoluteUrl(await getSite(), '/sitemap.xml')
  return new Response(`User-agent: *\nAllow: /\n\nSitemap: ${sitemap}\n`)
}
