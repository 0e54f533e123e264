import { getSite } from '#domain/company/queries.ts'
import { getPosts, getProjects, getServices } from '#domain/editorial/queries.ts'
import { getProjectPicture, getServicePicture } from '#domain/media/queries.ts'
import { postPath, routes } from '#domain/site/routes.ts'
import { sitemapXml } from '#domain/site/sitemap.ts'

/** Every page that search engines may list: the specification's but the intro, and the posts. */
export const GET = async () => {
  const [site, posts, projects, services] = await Promise.all([
    getSite(),
    getPosts(),
    getProjects(),
    getServices(),
  ])
  const pictures: Readonly<Record<string, readonly string[]>> = {
    [routes.portfolio]: await addressesOf(projects.map(getProjectPicture)),
    [routes.services]: await addressesOf(services.map(getServicePicture)),
  }
  const pages = Object.values(routes).filter((path) => path !== routes.intro)
  return new Response(
    sitemapXml(site, [
      ...pages.map((path) => ({ path, pictures: pictures[path] ?? [] })),
      ...posts.map(({ slug, date, updated }) => ({
        path: postPath(slug),
        changed: updated ?? date,
      })),
    ]),
  )
}

/** The JPEG of each picture: the address in its `<img>`, which is the one that search engines know it by. */
async function addressesOf(
  pictures: readonly Promise<{ readonly src: string }>[],
): Promise<readonly string[]> {
  return (await Promise.all(pictures)).map(({ src }) => src)
}
