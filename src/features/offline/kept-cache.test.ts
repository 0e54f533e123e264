import { createHash } from 'node:crypto'
import { beforeEach, expect, test, vi } from 'vitest'
import type { KeptSite } from './kept-site.ts'

type Entries = Map<string, Response>

/** The browser's caches, as far as the worker knows them; a deleted one can still be read by whoever has opened it. */
class Caches {
  readonly stored = new Map<string, Entries>()

  keys = () => Promise.resolve([...this.stored.keys()])
  has = (name: string) => Promise.resolve(this.stored.has(name))
  delete = (name: string) => Promise.resolve(this.stored.delete(name))
  match = (address: string, { cacheName = '' } = {}) =>
    Promise.resolve(this.stored.get(cacheName)?.get(address)?.clone())
  open = (name: string) => {
    const entries: Entries = this.stored.get(name) ?? new Map<string, Response>()
    this.stored.set(name, entries)
    return Promise.resolve({
      keys: () => Promise.resolve([...entries.keys()]),
      match: (address: string) => Promise.resolve(entries.get(address)?.clone()),
      delete: (address: string) => Promise.resolve(entries.delete(address)),
      put: (address: string, response: Response) => {
        entries.set(address, response)
        return Promise.resolve()
      },
    })
  }
}

const wordsOf = (version: string) => `words of ${version}`
const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16)
const build = (version: string): KeptSite => ({
  version,
  core: ['/'],
  pages: { '/': ['/menu.js'] },
  digests: { '/': digest(wordsOf(version)), '/menu.js': digest('menu') },
})
const one = build('1')
const two = build('2')
const three = build('3')

const caches = new Caches()
/** What the server has, and the policy that it sends with it. */
const server = { version: '1', policy: 'new' }
const fetched = vi.fn((address: string, { cache }: RequestInit) =>
  cache === 'only-if-cached'
    ? Promise.reject(new TypeError('not in the browser’s cache'))
    : Promise.resolve(
        new Response(address === '/' ? wordsOf(server.version) : 'menu', {
          headers: { policy: server.policy },
        }),
      ),
)

/** The worker's code as it is when the browser has woken it. */
const wake = async () => {
  vi.resetModules()
  return import('./kept-cache.ts')
}
/** What happens when the worker of a build comes: it follows up, then it takes over. */
async function install(site: KeptSite) {
  server.version = site.version
  const { followUp, dropOldBuilds } = await wake()
  await followUp(site)
  await dropOldBuilds(site)
}
const policyKept = (version: string) =>
  caches.stored.get(`kepenk-${version}`)?.get('/')?.headers.get('policy')

beforeEach(() => {
  caches.stored.clear()
  fetched.mockClear()
  Object.assign(server, { version: '1', policy: 'new' })
  vi.stubGlobal('caches', caches)
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('navigator', {})
  return () => {
    vi.unstubAllGlobals()
  }
})

test('a page that came with the policy of the build before is kept with its own once the server sends it', async () => {
  server.policy = 'old'
  await (await wake()).keepPage(one, '/', false)
  server.policy = 'new'
  const { keepPage } = await wake()
  await keepPage(one, '/', false)
  expect(policyKept('1')).toBe('new')
  fetched.mockClear()
  await keepPage(one, '/', false)
  expect(fetched).not.toHaveBeenCalled()
})

test('a page that is kept stays where it cannot be had anew, and is not asked for where few bytes are wanted', async () => {
  await (await wake()).keepPage(one, '/', false)
  server.version = '2'
  await (await wake()).keepPage(one, '/', false)
  fetched.mockClear()
  await (await wake()).keepPage(one, '/', true)
  expect(fetched).not.toHaveBeenCalled()
  expect(caches.stored.get('kepenk-1')?.has('/')).toBe(true)
})

test('where few bytes are wanted a new build is not downloaded, and the one before stands in', async () => {
  await (await wake()).keepPage(one, '/', false)
  vi.stubGlobal('navigator', { connection: { saveData: true } })
  fetched.mockClear()
  await expect(install(two)).rejects.toThrow()
  expect(fetched.mock.calls.filter(([, { cache }]) => cache !== 'only-if-cached')).toEqual([])
  expect([...caches.stored.keys()]).toEqual(['kepenk-1'])
  vi.stubGlobal('navigator', { connection: { effectiveType: '4g' } })
  await install(two)
  expect([...caches.stored.keys()]).toEqual(['kepenk-1', 'kepenk-2'])
})

test('after a roll-back the build that was in charge last is the one before', async () => {
  await (await wake()).keepPage(one, '/', false)
  await install(two)
  await install(one)
  expect([...caches.stored.keys()]).toEqual(['kepenk-2', 'kepenk-1'])
  expect([...(caches.stored.get('kepenk-1')?.keys() ?? [])]).toEqual(['/menu.js', '/', '/sw.js'])
  await install(three)
  expect([...caches.stored.keys()]).toEqual(['kepenk-1', 'kepenk-3'])
})

test('a build that comes again and cannot be had whole loses nothing of what is kept of it', async () => {
  await install(one)
  await (await wake()).keepPage(one, '/', false)
  await install(two)
  caches.stored.get('kepenk-1')?.delete('/')
  const { followUp } = await wake()
  // The server still has the second build.
  await expect(followUp(one)).rejects.toThrow('is not of build 1')
  expect(caches.stored.get('kepenk-1')?.has('/menu.js')).toBe(true)
  expect(caches.stored.get('kepenk-2')?.has('/')).toBe(true)
})

/** What an installation of a build leaves that the browser has killed before it was done. */
const leaveHalf = (site: KeptSite) => {
  caches.stored.set(`kepenk-${site.version}`, new Map([['/menu.js', new Response('menu')]]))
}
/** Of each build whether its page is kept. */
const arePagesKept = () =>
  Object.fromEntries([...caches.stored].map(([name, kept]) => [name, kept.has('/')]))

test('a build whose installation was killed is not taken for the one before', async () => {
  await install(one)
  await (await wake()).keepPage(one, '/', false)
  leaveHalf(two)
  await install(three)
  expect(arePagesKept()).toEqual({ 'kepenk-1': true, 'kepenk-3': true })
})

test('a build whose installation was killed begins anew, and leaves nothing where it cannot be had', async () => {
  await install(one)
  await (await wake()).keepPage(one, '/', false)
  leaveHalf(two)
  // The server still has the first build.
  await expect((await wake()).followUp(two)).rejects.toThrow('is not of build 2')
  expect(arePagesKept()).toEqual({ 'kepenk-1': true })
  leaveHalf(two)
  await install(two)
  expect(arePagesKept()).toEqual({ 'kepenk-1': true, 'kepenk-2': true })
})

test('what builds from before the mark have kept is followed up as well', async () => {
  await (await wake()).keepPage(one, '/', false)
  await install(two)
  await install(three)
  expect(arePagesKept()).toEqual({ 'kepenk-2': true, 'kepenk-3': true })
})

test('the mark of a build in charge is never served', async () => {
  await install(one)
  const { readKept } = await wake()
  expect(caches.stored.get('kepenk-1')?.has('/sw.js')).toBe(true)
  expect(await readKept(one, '/sw.js')).toBeUndefined()
})

test('a build in charge whose cache was lost is marked again, and is the one before the next', async () => {
  await install(one)
  await install(two)
  caches.stored.delete('kepenk-2')
  const worker = await wake()
  await worker.keepPage(two, '/', false)
  await worker.markInCharge(two)
  await install(three)
  expect([...caches.stored.keys()]).toEqual(['kepenk-2', 'kepenk-3'])
})
