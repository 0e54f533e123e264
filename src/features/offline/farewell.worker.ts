import { forgetAll } from './kept-cache.ts'

/** Stands at /sw.js when `offline` is off in content/site.yaml: forgets all that was kept, then takes itself away. */
declare const self: WorkerScope

self.addEventListener('install', (event) => {
  event.waitUntil(self.skipWaiting())
})

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetAll().then(() => self.registration.unregister()))
})
