import {
  dropOldBuilds,
  followUp,
  forgetAll,
  keepPage,
  readEarlier,
  readKept,
} from './kept-cache.ts'
import type { KeptSite } from './kept-site.ts'
import { offlinePath, pageAddress, workerPath } from '#domain/site/page-address.ts'
import { introPath } from '#domain/site/routes.ts'

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
}

async function answerPage(event: FetchEvent, address: string): Promise<Response> {
  const network = Promise.resolve(event.preloadResponse)
    .then((preloaded) => preloaded ?? fetch(event.request))
    .catch(() => undefined)
  event.waitUntil(network.then((response) => response && checkSelf()))
  const prompt = await Promise.race([network, pause(PATIENCE_MS)])
  if (prompt && prompt.status < 500) return prompt
  const kept = await readKept(site, address)
  if (kept) return kept
  const late = await network
  if (late) return late
  // The intro without its film is nothing to wait for.
  if (address === introPath) return Response.redirect('/', 302)
  return (await readKept(site, offlinePath)) ?? Response.error()
}

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
