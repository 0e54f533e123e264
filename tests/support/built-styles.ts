import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { attribute, dist, elementsOf, pages, type BuiltPage } from './built-site.ts'

/** The first documents of a page's frames, as HTML. */
const framesOf = (page: BuiltPage) =>
  elementsOf(page, 'iframe').flatMap((frame) => attribute(frame, 'srcdoc') ?? [])

/** Every style of the built site, with where it stands: in a page, in its frame or in a script; none has a file of its own. */
export const builtStyles: readonly (readonly [where: string, css: string])[] = [
  ...pages.flatMap((page) =>
    [page.html, ...framesOf(page)]
      .flatMap((html) => [...html.matchAll(/<style>(.*?)<\/style>/gsu)])
      .map(([, css = '']) => [page.path, css] as const),
  ),
  ...globSync('_astro/*.js', { cwd: dist }).flatMap((name) =>
    [...readFileSync(join(dist, name), 'utf8').matchAll(/`(@layer [^`]+)`/gu)].map(
      ([, css = '']) => [name, css] as const,
    ),
  ),
]
