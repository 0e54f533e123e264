import type { Page } from '@playwright/test'
import { expect } from './visitor.ts'

/** The pages that are kept after one visit, so that someone in trouble finds them without a network. */
export const CORE: readonly string[] = ['/', '/configurator', '/contact', '/offline']

/** Addresses of the pages that are kept, by the cache that keeps them. */
export const keptPages = (page: Page): Promise<Readonly<Record<string, readonly string[]>>> =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const kept = names.map(async (name) => {
      const requests = await (await caches.open(name)).keys()
      const paths = requests.map(({ url }) => new URL(url).pathname)
      return [name, paths.filter((path) => !path.includes('.')).toSorted()] as const
    })
    return Object.fromEntries(await Promise.all(kept))
  })

/** Opens a page and waits until the pages are kept in one cache, and in no other. */
export async function visitAndKeep(page: Page, path: string, pages = CORE): Promise<void> {
  await page.goto(path)
  await expect.poll(async () => Object.values(await keptPages(page))).toEqual([pages])
}

/**
 * Waits until exactly these builds are kept, oldest first, each with all that someone in trouble needs, and until the
 * worker of the newest is in charge: it takes over when the one before has done what it was at.
 */
export async function expectBuilds(page: Page, names: readonly string[]): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('ServiceWorker.enable')
  await expect
    .poll(async () => {
      const kept = await keptPages(page)
      const change = await page.evaluate(async () => {
        const { installing, waiting } = await navigator.serviceWorker.ready
        return installing ? 'installing' : waiting ? 'waiting' : 'none'
      })
      // A message that comes just then wakes the worker before. It goes when it falls asleep, which under a driver no
      // worker does.
      if (change === 'waiting') await session.send('ServiceWorker.stopAllWorkers')
      return {
        names: Object.keys(kept),
        areWhole: Object.values(kept).every((pages) => CORE.every((path) => pages.includes(path))),
        change,
      }
    })
    .toEqual({ names, areWhole: true, change: 'none' })
  await session.detach()
}
