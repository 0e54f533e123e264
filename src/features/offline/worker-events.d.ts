// The few names of a service worker's global scope that the page's own types lack.
interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

interface FetchEvent extends ExtendableEvent {
  readonly request: Request
  /** Undefined where the browser has no navigation preload. */
  readonly preloadResponse?: Promise<Response | undefined>
  respondWith(response: Promise<Response>): void
}

interface ExtendableMessageEvent extends ExtendableEvent {
  readonly data: unknown
  /** The page that speaks. */
  readonly source: { readonly url?: string } | null
}

interface WorkerScope {
  readonly registration: Omit<ServiceWorkerRegistration, 'navigationPreload'> & {
    /** Not in every browser. */
    readonly navigationPreload?: NavigationPreloadManager
  }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void
  addEventListener(type: 'message', listener: (event: ExtendableMessageEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void
}
