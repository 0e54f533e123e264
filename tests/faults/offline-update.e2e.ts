import type { Page } from '@playwright/test'
import { formatPhone } from '#lib/format.ts'
import { site } from '../support/content.ts'
import { CORE, expectBuilds, keptPages, visitAndKeep } from '../support/kept-pages.ts'
import { test } from '../support/moving-site.ts'
import { expect } from '../support/visitor.ts'
import { goOnTo, openWizard, wizardOn } from '../support/wizard.ts'

test.use({ expectedMessages: /ERR_CONNECTION_REFUSED|ERR_FAILED|status of 404|bad HTTP response/u })

/** Which build the words of the page and its script are of; undefined: the first one. */
const buildOf = (page: Page) =>
  page.evaluate(() => ({
    words: document.body.dataset['words'],
    script: document.documentElement.dataset['build'],
  }))
const FIRST = { words: undefined, script: undefined }
const builds = async (page: Page) => Object.keys(await keptPages(page))

test('a new build goes up during a visit: the open page works on, the next is wholly new, and so is what is kept', async ({
  page,
  host,
}) => {
  await visitAndKeep(page, '/')
  const first = host.build
  const wizard = await openWizard(page)
  await goOnTo(page, 'Malzeme')
  await host.redeploy('two')
  await goOnTo(page, 'Özet')
  await expect(wizard.order).toBeVisible()
  expect(await buildOf(page)).toEqual(FIRST)

  await page.goto('/about')
  expect(await buildOf(page)).toEqual({ words: 'two', script: 'two' })
  await expectBuilds(page, [first, host.build])

  await host.stop()
  for (const path of ['/', '/contact', '/configurator', '/yok']) {
    await page.goto(path)
    expect(await buildOf(page), path).toEqual({ words: 'two', script: 'two' })
  }
})

test('before the new build is kept whole, the old one stands in, whole as well', async ({
  page,
  host,
}) => {
  await visitAndKeep(page, '/')
  const first = host.build
  // One page of the new build has not arrived on the server yet.
  await host.redeploy('two', { stale: 'contact.html' })
  await page.goto('/about')
  expect(await buildOf(page)).toEqual({ words: 'two', script: 'two' })
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    await registration.update()
    const { installing } = registration
    await new Promise((resolve) => {
      if (!installing || installing.state === 'redundant') resolve(undefined)
      else installing.addEventListener('statechange', resolve)
    })
  })
  await expectBuilds(page, [first])
  await host.stop()
  for (const path of ['/', '/contact', '/configurator']) {
    await page.goto(path)
    expect(await buildOf(page), path).toEqual(FIRST)
  }
  await goOnTo(page, 'Özet')
  await expect(wizardOn(page).order).toBeVisible()
})

test('of many builds only the last two are kept', async ({ page, host }) => {
  await visitAndKeep(page, '/')
  for (const mark of ['two', 'three']) {
    const before = host.build
    await host.redeploy(mark)
    await page.goto('/about')
    await expectBuilds(page, [before, host.build])
  }
})

test('an installation that was killed half way costs nothing of what is kept', async ({
  page,
  host,
}) => {
  await visitAndKeep(page, '/about', ['/', '/about', '/configurator', '/contact', '/offline'])
  const first = host.build
  await page.evaluate(async () => {
    const cache = await caches.open('kepenk-00000000deadbeef')
    await cache.put('/about', new Response('half', { headers: { 'content-type': 'text/html' } }))
  })
  await host.redeploy('two')
  await page.goto('/services')
  await expectBuilds(page, [first, host.build])
  await host.stop()
  for (const path of ['/about', '/configurator']) {
    await page.goto(path)
    expect(await buildOf(page), path).toEqual({ words: 'two', script: 'two' })
  }
})

test('a page of the build before still finds its script after the server has lost it', async ({
  page,
  host,
}) => {
  await visitAndKeep(page, '/')
  const [script = ''] = await page
    .locator('script[src*="PageLayout"]')
    .evaluateAll((scripts) => scripts.map((element) => element.getAttribute('src') ?? ''))
  const first = host.build
  await host.redeploy('two')
  await page.goto('/about')
  await expectBuilds(page, [first, host.build])
  await page.goto('/contact')
  const found = await page.evaluate(async (src) => {
    const element = document.createElement('link')
    element.rel = 'modulepreload'
    element.href = src
    const arrived = new Promise((resolve) => {
      element.onload = () => {
        resolve(true)
      }
      element.onerror = () => {
        resolve(false)
      }
    })
    document.head.append(element)
    return arrived
  }, script)
  expect(found).toBe(true)
})

const faults: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'an entry is lost': (page) =>
    page.evaluate(async () => {
      const cache = await caches.open((await caches.keys())[0] ?? '')
      await cache.delete('/contact')
    }),
  'entries are damaged': (page) =>
    page.evaluate(async () => {
      const cache = await caches.open((await caches.keys())[0] ?? '')
      for (const { url } of await cache.keys())
        await cache.put(url, new Response('?', { headers: { 'content-type': 'text/html' } }))
    }),
  'everything is lost': (page) =>
    page.evaluate(async () => {
      for (const name of await caches.keys()) await caches.delete(name)
    }),
}
for (const [what, spoil] of Object.entries(faults)) {
  test(`a cache where ${what} serves nothing wrong, and heals with the next visit`, async ({
    page,
    host,
  }) => {
    await visitAndKeep(page, '/')
    await spoil(page)
    await page.goto('/configurator')
    const wizard = await openWizard(page)
    await goOnTo(page, 'Malzeme')
    await expect(wizard.stepName).toBeVisible()
    await expectBuilds(page, [host.build])
    await expect
      .poll(() =>
        page.evaluate(async () => (await (await caches.match('/contact'))?.text())?.length ?? 0),
      )
      .toBeGreaterThan(1000)
    await host.stop()
    await page.goto('/contact')
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: formatPhone(site.phone) })
        .first(),
    ).toBeVisible()
  })
}

test('a cache damaged while the network is cut shows nothing of the damage', async ({
  page,
  host,
}) => {
  await visitAndKeep(page, '/')
  await page.evaluate(async () => {
    const cache = await caches.open((await caches.keys())[0] ?? '')
    await cache.put('/contact', new Response('?', { headers: { 'content-type': 'text/html' } }))
  })
  await host.stop()
  await page.goto('/contact')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('İnternet yok, telefon var.')
})

for (const [how, end] of [
  ['the owner has switched it off', 'off'],
  ['the site has no worker any more', 'gone'],
] as const) {
  test(`when ${how}, the worker goes and takes all it kept with it`, async ({ page, host }) => {
    await visitAndKeep(page, '/')
    if (end === 'off') await host.redeploy('off', { offline: 'off' })
    else await host.redeploy('gone', { without: 'sw.js' })
    await page.goto('/contact')
    await expect(page.getByText(site.address.street).first()).toBeVisible()
    // The browser looks for a new worker when it has time.
    await expect.poll(() => builds(page), { timeout: 60_000 }).toEqual([])
    await expect
      .poll(() =>
        page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
      )
      .toBe(0)
    await page.goto('/about')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
}

test('a disk without room changes nothing, and what fits is kept once there is room', async ({
  page,
  host,
  baseURL: origin = '',
}) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 100_000 })
  await page.goto('/contact')
  await expect.poll(() => builds(page)).toHaveLength(1)
  const wizard = await openWizard(page)
  await goOnTo(page, 'Özet')
  await expect(wizard.order).toBeVisible()
  expect(Object.values(await keptPages(page))).not.toEqual([CORE])
  await session.send('Storage.overrideQuotaForOrigin', { origin })
  // A worker that fell asleep and woke again tries anew.
  await session.send('ServiceWorker.enable')
  await session.send('ServiceWorker.stopAllWorkers')
  await page.goto('/contact')
  await expectBuilds(page, [host.build])
})

test('the worker keeps no page out of the back-forward cache', async ({ page }) => {
  await visitAndKeep(page, '/')
  const session = await page.context().newCDPSession(page)
  const reasons: string[] = []
  session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
    reasons.push(...notRestoredExplanations.map(({ reason }) => reason))
  })
  await session.send('Page.enable')
  // A request on its way would be a reason of its own.
  await page.goto('/contact', { waitUntil: 'networkidle' })
  await page.goto('/about')
  await page.goBack()
  await expect(page).toHaveURL('/contact')
  await expect.poll(() => reasons.length).toBeGreaterThan(0)
  // Playwright itself switches the cache off, which these say.
  const isOurs = (reason: string) =>
    !reason.startsWith('BackForwardCacheDisabled') && reason !== 'BrowsingInstanceNotSwapped'
  expect(reasons.filter(isOurs)).toEqual([])
})
