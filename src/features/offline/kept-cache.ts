import { workerPath } from '#domain/site/page-address.ts'
import { isThrifty } from '#lib/thrifty.ts'
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

/** Pages that were asked for since this worker woke. */
const asked = new Set<string>()

/**
 * Keeps a page of this build with all it needs, as far as it is not kept yet; `isFrugal` takes only what the browser
 * has already. Throws where something cannot be had, is of another build, or does not fit.
 */
export async function keepPage(site: KeptSite, page: string, isFrugal: boolean): Promise<void> {
  const files = site.pages[page]
  if (files === undefined) return
  const cache = await caches.open(cacheName(site))
  const keep = async (address: string, whenOnline: RequestCache) => {
    const response = await fetch(address, {
      cache: isFrugal ? 'only-if-cached' : whenOnline,
      mode: 'same-origin',
      priority: 'low',
    })
    const isOurs =
      response.ok && !response.redirected && (await digestOf(response)) === site.digests[address]
    if (!isOurs) throw new Error(`${address} is not of build ${site.version}.`)
    await cache.put(address, response)
  }
  const isKept = async (address: string) => (await readKept(site, address)) !== undefined
  await Promise.all(
    files.map(async (address) => (await isKept(address)) || keep(address, 'default')),
  )
  if (!(await isKept(page))) {
    await keep(page, 'no-cache')
    asked.add(page)
  } else if (!isFrugal && !asked.has(page)) {
    asked.add(page)
    // The digest is of the words only. A server that was told of the new build too late has sent them with the policy of the one
    // before, which refuses their styles and scripts; the copy stays where it cannot be had anew.
    await keep(page, 'no-cache').catch(() => undefined)
  }
}

/** A cache bears the address of its worker once that was in charge. It has no digest, so it is never served as kept. */
const wasInCharge = async (name: string): Promise<boolean> =>
  (await caches.match(workerPath, { cacheName: name })) !== undefined

/**
 * The cache of the build that was in charge last before this one. An installation that was killed half way leaves one behind, too,
 * which is none of these. Where none bears the mark, they are of builds that set none.
 */
async function cacheBefore(site: KeptSite): Promise<string | undefined> {
  const names = await caches.keys()
  const earlier = names.filter((name) => name.startsWith(PREFIX) && name !== cacheName(site))
  const marks = await Promise.all(earlier.map(wasInCharge))
  return earlier.filter((_, index) => marks[index]).at(-1) ?? earlier.at(-1)
}

/**
 * Keeps anew, in this build, every page that is kept of the one before; where few bytes are wanted, only from what the
 * browser has already. All or nothing: it throws, and keeps nothing, while the new build cannot be had whole. A
 * full disk is no reason to stay with the old build.
 */
export async function followUp(site: KeptSite): Promise<void> {
  const before = await cacheBefore(site)
  if (before === undefined) return
  // After a roll-back, or where only the worker has changed, open pages live on what is kept of this build. A build from
  // before the mark may have been in charge without it.
  const wasKept =
    (await wasInCharge(cacheName(site))) ||
    ((await caches.has(cacheName(site))) && !(await wasInCharge(before)))
  try {
    for (const page of Object.keys(site.pages)) {
      if (await caches.match(page, { cacheName: before, ignoreVary: true }))
        await keepPage(site, page, isThrifty())
    }
  } catch (error) {
    if (!wasKept) await caches.delete(cacheName(site))
    if (!(error instanceof Error && error.name === 'QuotaExceededError')) throw error
  }
}

/**
 * Lets go of all builds but this one, which is in charge from now on, and the one before it, whose pages may still be open.
 */
export async function dropOldBuilds(site: KeptSite): Promise<void> {
  const before = await cacheBefore(site)
  await makeNewest(cacheName(site))
  // A disk without room for the mark is no reason to stay with the old build.
  await markInCharge(site).catch(() => undefined)
  const names = await caches.keys()
  const old = names.filter(
    (name) => name.startsWith(PREFIX) && name !== cacheName(site) && name !== before,
  )
  await Promise.all(old.map((name) => caches.delete(name)))
}

/** For a worker in charge alone. Throws where the browser's storage is full or cannot be had. */
export async function markInCharge(site: KeptSite): Promise<void> {
  const cache = await caches.open(cacheName(site))
  await cache.put(workerPath, new Response())
}

/** A browser lists caches as they were made: one that is older than another is made again, which only a roll-back wants. */
async function makeNewest(name: string): Promise<void> {
  const names = (await caches.keys()).filter((other) => other.startsWith(PREFIX))
  if (!names.includes(name) || names.at(-1) === name) return
  // One that is deleted can still be read by whoever has opened it.
  const kept = await caches.open(name)
  const requests = await kept.keys()
  await caches.delete(name)
  const renewed = await caches.open(name)
  // In their order: a page goes in after its files.
  for (const request of requests) {
    const response = await kept.match(request, { ignoreVary: true })
    if (response) await renewed.put(request, response)
  }
}

/** Forgets everything that was ever kept. */
export async function forgetAll(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(
    names.filter((name) => name.startsWith(PREFIX)).map((name) => caches.delete(name)),
  )
}
