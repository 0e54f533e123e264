import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { headersFor } from '../../scripts/headers/header-rules.ts'
import { MEDIA_TYPES } from '../../scripts/headers/media-types.ts'
import { readHeaderRules } from '../../scripts/headers/read-site.ts'
import { dist } from '../../scripts/servers/site-folders.ts'
import { files, pagePaths } from '../../scripts/servers/site-paths.ts'

const rules = readHeaderRules(dist)
const extension = (file: string) => file.slice(file.lastIndexOf('.') + 1)

/** The page of an address, as it lies in dist/. */
export const fileOf = (path: string) =>
  readFileSync(join(dist, path === '/' ? 'index.html' : `${path}.html`))

export const onePerType = Object.values(Object.groupBy(files, extension)).map(
  (ofType) => ofType?.[0] ?? '',
)

/** Undefined where the site's own table does not know the type. */
export const mediaType = (file: string): string | undefined => MEDIA_TYPES[extension(file)]

/** The headers of the one source for an address, named as Node names them. */
export const expected = (address: string): Record<string, string> =>
  Object.fromEntries(new Headers({ ...headersFor(rules, address) }).entries())

const [post = ''] = pagePaths.filter((path) => path.startsWith('/blog/'))

/** Addresses that mean a page but are not its clean one, and that one. */
export const redirects: readonly (readonly [asked: string, clean: string])[] = [
  ['/about/', '/about'],
  ['/about.html', '/about'],
  ['/about/?utm_source=kart&a=%C5%9F', '/about?utm_source=kart&a=%C5%9F'],
  ['/blog/', '/blog'],
  [`${post}/`, post],
  [`${post}.html?a=1`, `${post}?a=1`],
  ['/index.html', '/'],
  ['/index?a=1', '/?a=1'],
]

/** Addresses that would like to lead to another host, or to set a cookie. */
export const hostileAddresses: readonly string[] = [
  '//stranger.example/',
  '/%5cstranger.example/',
  '/%2f%2fstranger.example/',
  '//stranger.example/about.html',
  '/about%0d%0aSet-Cookie:a=1/',
]
