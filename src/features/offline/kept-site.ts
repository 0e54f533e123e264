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

/** Enough of SHA-256 to notice a damaged or foreign file, as lower-case hex digits. */
export const DIGEST_LENGTH = 16
