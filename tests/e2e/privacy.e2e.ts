import { expect, test } from '@playwright/test'
import { seeWholePage } from '../support/axe.ts'
import { contentPages } from '../support/every-page.ts'
import { settled } from '../support/settled.ts'

// A new visitor as the browser makes one: nothing is prepared here, so that nothing is hidden here either.
test.use({ serviceWorkers: 'allow' })

/** What a page starts by itself after it has loaded has started by then. */
const LATER_MS = 10_000

test('before a choice, a visit over all pages touches no other host and stores nothing but introShown', async ({
  page,
  context,
  baseURL,
}) => {
  const otherHosts = new Set<string>()
  context.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== baseURL) otherHosts.add(request.url())
  })

  await page.addInitScript(() => {
    const { serviceWorker } = navigator
    const register = serviceWorker.register.bind(serviceWorker)
    serviceWorker.register = (url) => {
      Reflect.set(window, 'workerAsked', true)
      return register(url)
    }
  })
  await page.clock.install()
  await page.goto('/')
  await page.waitForURL('**/intro')
  await expect(page.getByRole('link', { name: 'Geç' })).toBeVisible()
  await page.getByRole('link', { name: 'Geç' }).click()
  await page.waitForURL(`${baseURL ?? ''}/`)
  await expect(page.getByRole('button', { name: 'Sadece Gerekli' })).toBeVisible()

  for (const path of contentPages) {
    await page.goto(path)
    await expect(page).toHaveURL(path)
    await seeWholePage(page)
    await settled(page)
    await page.clock.runFor(LATER_MS)
    const stored = await page.evaluate(async () => ({
      local: Object.keys(localStorage),
      session: Object.keys(sessionStorage),
      cookie: document.cookie,
      databases: (await indexedDB.databases()).map(({ name }) => name),
      caches: await caches.keys(),
      workers: (await navigator.serviceWorker.getRegistrations()).length,
      isWorkerAsked: Reflect.has(window, 'workerAsked'),
    }))
    expect(stored, path).toEqual({
      local: [],
      session: ['introShown'],
      cookie: '',
      databases: [],
      caches: [],
      workers: 0,
      isWorkerAsked: false,
    })
  }
  expect(await context.cookies()).toEqual([])
  expect([...otherHosts]).toEqual([])
})

test('not choosing is no choice: scrolling, Escape, a click beside it and leaving store nothing', async ({
  page,
}) => {
  await page.addInitScript(() => {
    if (location.protocol.startsWith('http')) sessionStorage.setItem('introShown', 'true')
  })
  await page.goto('/about')
  const banner = page.getByRole('region', { name: /çerez/iu })
  await expect(banner).toBeVisible()
  await page.mouse.wheel(0, 1500)
  await page.keyboard.press('Escape')
  await page.getByRole('heading', { level: 1 }).click()
  await page.goto('/contact')
  await expect(banner).toBeVisible()
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
})
