// Which address gets which headers, whatever the server.
import { notFoundPath, workerPath } from '#domain/site/page-address.ts'
import { shareFolder } from '#domain/site/routes.ts'
import { FILE_POLICY, WORKER_POLICY, contentPolicy } from './content-policy.ts'
import { joinNeeds, type PageNeeds } from './page-needs.ts'

export type Headers = Readonly<Record<string, string>>

/** Headers for an address, or with a `*` at its end for every address that begins so. */
export interface HeaderRule {
  readonly path: string
  readonly headers: Headers
}

/** A built site, as far as its headers depend on it. */
export interface SiteFacts {
  /** Needs of each page by its address: '/', '/about', '/blog/yazi', and of the one for all that is missing (notFoundPath). */
  readonly pages: ReadonlyMap<string, PageNeeds>
  /** Addresses of the other files in the root: '/favicon.svg'. */
  readonly rootFiles: readonly string[]
}

/**
 * Features the site never uses, refused for itself and every frame. Autoplay and full screen are the site's own unless
 * something else is said. A name that Chromium does not know is a console message.
 */
const REFUSED_FEATURES = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
]

const COMMON: Headers = {
  // Two years. `preload` is a promise for every subdomain, for ever: the owner's to make (docs/deploy.md).
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  // The map provider refuses requests without a referrer; it learns the host and no path.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': REFUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  // Kept, but asked for again each time: a 304 costs less than an old price.
  'Cache-Control': 'no-cache',
}

const HASHED: Headers = { 'Cache-Control': 'public, max-age=31536000, immutable' }
const SHORT_LIVED: Headers = { 'Cache-Control': 'public, max-age=3600' }
/** Shown by other sites when someone shares a link. */
const SHARE_PICTURES = `${shareFolder}/*`

/**
 * The one source of every header. The rules go from general to particular, and a later one replaces what an earlier one says
 * of the same header. `/*` is also the 404 page. Root pages have a rule each, the pages of a folder share one.
 * Throws where there is no 404 page.
 */
export function headerRules({ pages, rootFiles }: SiteFacts): readonly HeaderRule[] {
  const notFound = pages.get(notFoundPath)
  if (notFound === undefined)
    throw new Error('The site has no 404.html: its policy is the default.')
  const policy = (needs: PageNeeds): Headers => ({
    'Content-Security-Policy': contentPolicy(needs),
  })
  const filePolicy: Headers = { 'Content-Security-Policy': FILE_POLICY }

  const folders = new Map<string, PageNeeds[]>()
  const rootPages: HeaderRule[] = []
  for (const [path, needs] of pages) {
    const folder = path.slice(0, path.lastIndexOf('/') + 1)
    if (folder !== '/') folders.set(folder, [...(folders.get(folder) ?? []), needs])
    else if (path !== notFoundPath) rootPages.push({ path, headers: policy(needs) })
  }
  return [
    { path: '/*', headers: { ...COMMON, ...policy(notFound) } },
    { path: '/_astro/*', headers: { ...HASHED, ...filePolicy } },
    {
      path: SHARE_PICTURES,
      headers: {
        ...SHORT_LIVED,
        ...filePolicy,
        'Cross-Origin-Resource-Policy': 'cross-origin',
      },
    },
    ...rootFiles.map((path) => ({
      path,
      headers: {
        'Content-Security-Policy': path === workerPath ? WORKER_POLICY : FILE_POLICY,
        // A script without a hash in its name must never be older than its page.
        ...(path.endsWith('.js') ? {} : SHORT_LIVED),
      },
    })),
    ...[...folders].map(([folder, needs]) => ({
      path: `${folder}*`,
      headers: policy(joinNeeds(needs)),
    })),
    ...rootPages,
  ]
}

/** All headers of a response: of a page by its clean address; of anything missing by notFoundPath. */
export const headersFor = (rules: readonly HeaderRule[], address: string): Headers =>
  Object.fromEntries(
    rules
      .filter(({ path }) => covers(path, address))
      .flatMap(({ headers }) => Object.entries(headers)),
  )

const covers = (path: string, address: string): boolean =>
  path.endsWith('*') ? address.startsWith(path.slice(0, -1)) : path === address
