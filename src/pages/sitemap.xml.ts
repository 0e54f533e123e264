import { getSite } from '#domain/company/queries.ts'
import { getPosts } from '#domain/editorial/queries.ts'
import { postPath, routes } from '#domain/site/routes.ts'
import { sitemapXml } from '#domain/site/sitemap.ts'

/** Every page that search engines may list: the specification's but the intro, and the posts. */
export const GET = async () => {
  const posts = await getPosts()
  const pages = Object.values(routes).filter((path) => path !== routes.intro)
  return new Response(
    sitemapXml(await getSite(), [
      ...pages.map((path) => ({ path })),
      ...posts.map(({ slug, date }) => ({ path: postPath(slug), changed: date })),
    ]),
  )
}
