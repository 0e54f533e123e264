/** What the offline worker knows of the one build it belongs to; `scripts/offline/` writes it into /sw.js. */
export interface KeptSite {
  /** Changes with every kept page and file. */
  readonly version: string
  /** Pages that are kept without having been seen: what someone in trouble needs. */
  readonly core: readonly string[]
  /** Files that each page needs, by the page's address: '/contact' → ['/_astro/menu.a1b2.js']. */
  readonly pages: Readonly<Record<string, readonly string[]>>
  /** Digest of every page and file that may be kept, by address. */
  readonly digests: Readonly<Record<string, string>>
}

/** Address of the worker. It must never change: old workers could not be called back. */
export const workerPath = '/sw.js'

/** Shown for a page that is not kept, while there is no network. */
export const offlinePath = '/offline'

/** Enough of SHA-256 to notice a damaged or foreign file, as lower-case hex digits. */
export const DIGEST_LENGTH = 16

/** Address of the page that a clean or an unclean path means: '/about.html', '/about/' → '/about'. */
export const pageAddress = (pathname: string): string =>
  pathname.replace(/\/index(?:\.html|\/)?$|\.html$|\/$/u, '') || '/'
