import {
  dropOldBuilds,
  followUp,
  forgetAll,
  keepPage,
  markInCharge,
  readEarlier,
  readKept,
} from './kept-cache.ts'
import type { KeptSite } from './kept-site.ts'
import { offlinePath, pageAddress, workerPath } from '#domain/site/page-address.ts'
import { introPath, routes } from '#domain/site/routes.ts'

/**
 * The service worker: pages come from the network as ever; where it fails or takes too long, the kept page stands in.
 * Pictures, films, data and everything of other hosts pass by untouched. docs/decisions/0004-offline.md says why it is so.
 */
declare const self: WorkerScope
/** Put in by scripts/offline/write-worker.ts. */
declare const KEPT_SITE: KeptSite

const site = KEPT_SITE
/** A network that has said nothing for so long is as good as none, if the page is kept. */
const PATIENCE_MS = 3000
/** Looking after itself comes after what the visitor asked for. */
const SELF_CHECK_DELAY_MS = 5000

const pause = (ms: number) =>
  new Promise<undefined>((resolve) => {
    setTimeout(resolve, ms)
  })

self.addEventListener('install', (event) => {
  event.waitUntil(followUp(site).then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  // The browser asks for the page while it wakes this worker: waking costs the visitor nothing.
  event.waitUntil(Promise.all([dropOldBuilds(site), self.registration.navigationPreload?.enable()]))
})

self.addEventListener('message', (event) => {
  const url = event.source?.url
  if (url) event.waitUntil(keepForLater(new URL(url).pathname, event.data === true))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (origin !== location.origin || request.method !== 'GET') return
  if (request.mode === 'navigate') {
    event.respondWith(answerPage(event, pageAddress(pathname)))
  } else if (['script', 'style', 'font'].includes(request.destination)) {
    event.respondWith(answerFile(request, pathname))
  }
})

/** Pages that could not be kept; not tried again while this worker is awake. */
const failed = new Set<string>()

/** Keeps a page that was just seen, and the core with it unless few bytes are wanted. */
async function keepForLater(page: string, isThrifty: boolean): Promise<void> {
  for (const address of new Set([page, ...(isThrifty ? [] : site.core)])) {
    if (failed.has(address)) continue
    try {
      await keepPage(site, address, isThrifty)
    } catch {
      if (!isThrifty) failed.add(address)
    }
  }
  // A cache that the browser had lost was made again without its mark.
  await markInCharge(site).catch(() => undefined)
}

async function answerPage(event: FetchEvent, address: string): Promise<Response> {
  const network = Promise.resolve(event.preloadResponse)
    .then((preloaded) => preloaded ?? fetch(event.request))
    .catch(() => undefined)
  event.waitUntil(network.then((response) => response && checkSelf()))
  const patience = pause(PATIENCE_MS)
  const prompt = await Promise.race([network, patience])
  const kept = await readKept(site, address)
  if (prompt && prompt.status < 500) {
    const whole = kept && prompt.type === 'basic' ? arrived(prompt) : prompt
    const answer = await Promise.race([whole, patience])
    if (answer) return answer
  }
  if (kept) return kept
  // The intro without its film is nothing to wait for.
  if (address === introPath) return leaveOutIntro(event.request)
  return (await network) ?? (await readKept(site, offlinePath)) ?? Response.error()
}

/** The page once the last of it is there: one that never comes has no second chance behind its first words. */
const arrived = (response: Response): Promise<Response | undefined> =>
  response
    .arrayBuffer()
    .then((body) => new Response(body, response))
    .catch(() => undefined)

/** Who was led there from a page of ours stays on it: no content is no new page. */
const leaveOutIntro = ({ referrer }: Request): Response =>
  referrer.startsWith(`${location.origin}/`)
    ? new Response(null, { status: 204 })
    : Response.redirect(routes.home, 302)

async function answerFile(request: Request, address: string): Promise<Response> {
  const kept = await readKept(site, address)
  if (kept) return kept
  const response = await fetch(request).catch(() => undefined)
  if (response?.ok) return response
  return (await readEarlier(address)) ?? response ?? Response.error()
}

let isChecked = false

/** Takes itself away where the site no longer has a worker; a browser alone would keep this one for ever. */
async function checkSelf(): Promise<void> {
  if (isChecked) return
  isChecked = true
  await pause(SELF_CHECK_DELAY_MS)
  try {
    await self.registration.update()
  } catch {
    const answer = await fetch(workerPath, { method: 'HEAD', cache: 'no-store' }).catch(
      () => undefined,
    )
    const isGone =
      answer &&
      ([404, 410].includes(answer.status) ||
        (answer.ok && answer.headers.get('Content-Type')?.includes('javascript') !== true))
    if (isGone) {
      await forgetAll()
      await self.registration.unregister()
    }
  }
}
