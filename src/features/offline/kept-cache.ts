import { DIGEST_LENGTH, type KeptSite } from './kept-site.ts'

/**
 * One cache for each build, holding nothing but what that build made: a digest is compared on the way in and on the way
 * out. A page goes in after its files, so that no page is ever kept without them.
 */
const PREFIX = 'kepenk-'
const cacheName = (site: KeptSite): string => PREFIX + site.version

const digestOf = async (response: Response): Promise<string> => {
  const bytes = new Uint8Array(
    await crypto.subtle.digest('SHA-256', await response.clone().arrayBuffer()),
  )
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return digits.slice(0, DIGEST_LENGTH)
}

/** The kept page or file; undefined where there is none, where it is damaged, or where the browser's storage is. */
export async function readKept(site: KeptSite, address: string): Promise<Response | undefined> {
  const digest = site.digests[address]
  if (digest === undefined) return undefined
  try {
    const kept = await caches.match(address, { cacheName: cacheName(site), ignoreVary: true })
    if (kept === undefined || (await digestOf(kept)) === digest) return kept
    const cache = await caches.open(cacheName(site))
    await cache.delete(address, { ignoreVary: true })
  } catch {
    // A storage that cannot be read holds nothing.
  }
  return undefined
}

/** A file of an earlier build, for a page of that build which is still open. Its name has its content's hash. */
export const readEarlier = (address: string): Promise<Response | undefined> =>
  caches.match(address, { ignoreVary: true }).catch(() => undefined)

/**
 * Keeps a page of this build with all it needs, as far as it is not kept yet; `isThrifty` takes only what the browser
 * has already. Throws where something cannot be had, is of another build, or does not fit.
 */
export async function keepPage(site: KeptSite, page: string, isThrifty: boolean): Promise<void> {
  const files = site.pages[page]
  if (files === undefined) return
  const cache = await caches.open(cacheName(site))
  const keep = async (address: string, whenOnline: RequestCache) => {
    if ((await readKept(site, address)) !== undefined) return
    const response = await fetch(address, {
      cache: isThrifty ? 'only-if-cached' : whenOnline,
      mode: 'same-origin',
      priority: 'low',
    })
    const isOurs =
      response.ok && !response.redirected && (await digestOf(response)) === site.digests[address]
    if (!isOurs) throw new Error(`${address} is not of build ${site.version}.`)
    await cache.put(address, response)
  }
  await Promise.all(files.map((address) => keep(address, 'default')))
  await keep(page, 'no-cache')
}

const earlierCaches = async (site: KeptSite): Promise<readonly string[]> => {
  const names = await caches.keys()
  return names.filter((name) => name.startsWith(PREFIX) && name !== cacheName(site))
}

/**
 * Keeps anew, in this build, every page that is kept of the one before. All or nothing: it throws, and leaves nothing
 * behind, while the new build cannot be had whole. A full disk is no reason to stay with the old build.
 */
export async function followUp(site: KeptSite): Promise<void> {
  const before = (await earlierCaches(site)).at(-1)
  if (before === undefined) return
  try {
    for (const page of Object.keys(site.pages)) {
      if (await caches.match(page, { cacheName: before, ignoreVary: true }))
        await keepPage(site, page, false)
    }
  } catch (error) {
    await caches.delete(cacheName(site))
    if (!(error instanceof Error && error.name === 'QuotaExceededError')) throw error
  }
}

/** Lets go of all builds but this one and the one before it, whose pages may still be open. */
export async function dropOldBuilds(site: KeptSite): Promise<void> {
  const old = (await earlierCaches(site)).slice(0, -1)
  await Promise.all(old.map((name) => caches.delete(name)))
}

/** Forgets everything that was ever kept. */
export async function forgetAll(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(
    names.filter((name) => name.startsWith(PREFIX)).map((name) => caches.delete(name)),
  )
}
