import { pictures } from 'virtual:pictures'
import { getAbout, getPosts, getProjects, getServices } from '#domain/editorial/queries.ts'
import {
  heroPicturePath,
  projectPicturePath,
  servicePicturePath,
} from '#domain/media/picture-paths.ts'
import { getHeroEntry, pictureAt } from '#domain/media/queries.ts'
import { postPath, routeLabels, routes, type RouteName } from '#domain/site/routes.ts'

/** Pages with a name and a picture of their own; the intro and the page for unknown addresses show the home page's. */
const named = Object.keys(routes).filter(
  (name): name is Exclude<RouteName, 'home' | 'intro'> => !['home', 'intro'].includes(name),
)

/** A page that a link can be shared to, with what its picture shows. */
export interface SharePage {
  /** The page's address. */
  readonly path: string
  /** The page's name; the home page has none, it stands for the company. */
  readonly title?: string
  /** Path of the photograph's file, upright. */
  readonly photo: string
  /** True for a rendered one: it says 'Temsilî görsel'. */
  readonly isRendered: boolean
}

/** Every page that has a picture of its own for shared links, and the photograph in it: the page's first, or the hero. */
export async function getSharePages(): Promise<readonly SharePage[]> {
  const [hero, about, services, projects, posts] = await Promise.all([
    getHeroEntry(),
    getAbout(),
    getServices(),
    getProjects(),
    getPosts(),
  ])
  const heroPath = heroPicturePath(hero.file)
  const shown = [
    ...projects.map(({ file, rendered }) => ({ path: projectPicturePath(file), rendered })),
    ...services.map(({ key, rendered }) => ({ path: servicePicturePath(key), rendered })),
    { path: about.picture.file, rendered: about.picture.rendered },
    { path: heroPath, rendered: hero.rendered },
  ]
  const project = (index: number) => shown[Math.min(index, projects.length - 1)]?.path
  const service = (one: (typeof services)[number] | undefined) => one && servicePicturePath(one.key)
  const photos: Partial<Record<RouteName, string | undefined>> = {
    services: service(services[0]),
    portfolio: project(0),
    configurator: project(1),
    blog: posts[0]?.image,
    about: about.picture.file,
    contact: service(services.find(({ action }) => action === 'call')),
  }
  const describe = (path: string, wanted?: string, title?: string): SharePage => {
    // A post may name a picture that no page shows any more.
    const photo = wanted !== undefined && pictures[wanted] ? wanted : heroPath
    const isRendered = shown.some((one) => one.path === photo && one.rendered)
    return { path, photo: pictureAt(photo).file, isRendered, ...(title !== undefined && { title }) }
  }
  return [
    describe(routes.home),
    ...named.map((name) => describe(routes[name], photos[name], routeLabels[name])),
    ...posts.map(({ slug, image, title }) => describe(postPath(slug), image, title)),
  ]
}
