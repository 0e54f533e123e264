import type { Page } from '@playwright/test'
import { blog, FAULT_POST, ORDINARY_POST } from '../support/blog.ts'
import { stopClock } from '../support/clock.ts'
import { engage } from '../support/engage.ts'
import { hold } from '../support/hold.ts'
import { expect, test } from '../support/visitor.ts'

const islandPages = ['/blog', '/configurator']
const PATIENCE_MS = 3000

/** Opens a page whose timers run only when the test says so, and tells which files of islands it asks for. */
async function openWithStoppedClock(page: Page, path: string): Promise<readonly string[]> {
  const files: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('.island.')) files.push(request.url())
  })
  await stopClock(page)
  await page.goto(path, { waitUntil: 'networkidle' })
  return files
}

const expectAlive = (page: Page) => expect(page.locator('astro-island:not([ssr])')).toHaveCount(1)
const expectWaiting = (page: Page) => expect(page.locator('astro-island[ssr]')).toHaveCount(1)

for (const path of islandPages) {
  test(`${path} asks for its island at the first sign of a visitor, not before`, async ({
    page,
  }) => {
    const files = await openWithStoppedClock(page, path)
    await expectWaiting(page)
    expect(files).toEqual([])
    await engage(page)
    await expectAlive(page)
    expect(files).toHaveLength(1)
  })
}

test('a visitor who only looks gets the island three seconds after the page', async ({ page }) => {
  const files = await openWithStoppedClock(page, '/configurator')
  await page.clock.runFor(PATIENCE_MS - 1)
  await expectWaiting(page)
  expect(files).toEqual([])
  await page.clock.runFor(1)
  await expectAlive(page)
  await engage(page)
  await page.clock.runFor(2 * PATIENCE_MS)
  expect(files).toHaveLength(1)
})

test('a mouse that rests while the page changes under it is no sign, one that moves is', async ({
  page,
}) => {
  const files = await openWithStoppedClock(page, '/blog')
  const move = (movementX: number) =>
    page.locator('h1').dispatchEvent('pointermove', { movementX, movementY: 0 })
  await move(0)
  await expectWaiting(page)
  expect(files).toEqual([])
  await move(1)
  await expectAlive(page)
})

test('the keyboard is a sign, too', async ({ page }) => {
  await openWithStoppedClock(page, '/configurator')
  await page.keyboard.press('Tab')
  await expectAlive(page)
})

test('a sign that comes before the island can wake is kept', async ({ page }) => {
  const release = await hold(page, '**/_astro/astro-island.*.js')
  await stopClock(page)
  await page.goto('/blog', { waitUntil: 'commit' })
  await expect(page.locator('h1')).toBeVisible()
  await engage(page)
  release()
  await expectAlive(page)
})

test.describe('while nobody is there and then the code does not arrive', () => {
  test.use({ expectedMessages: /ERR_FAILED|Error hydrating|dynamically imported/u })

  for (const path of islandPages) {
    test(`${path} counts the time to its stand-in from when the island is asked for`, async ({
      page,
    }) => {
      await page.route(/\.island\./u, (route) => route.abort())
      await openWithStoppedClock(page, path)
      const standIns = () =>
        page.evaluate(() =>
          document
            .getAnimations()
            .filter(({ effect }) => effect?.getTiming().duration === 1)
            .map(({ playState }) => playState),
        )
      expect(await standIns()).toEqual(['paused'])
      await engage(page)
      await expect.poll(standIns).toEqual(['running'])
    })
  }
})

test.describe('whose code did not arrive at the first sign', () => {
  test.use({ expectedMessages: /ERR_FAILED|Error hydrating|dynamically imported/u })

  /** Asks for the island in vain until it gives up, then lets the network be there again. */
  async function giveUp(page: Page, path: string, files: RegExp) {
    await page.route(files, (route) => route.abort())
    await page.goto(path)
    const givenUp = page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          document.addEventListener('astro:hydration-error', () => {
            resolve()
          })
        }),
    )
    await engage(page)
    await givenUp
    await expectWaiting(page)
    return () => page.unroute(files)
  }
  const beOnline = (page: Page) =>
    page.evaluate(() => {
      dispatchEvent(new Event('online'))
    })

  test('the configurator comes alive once the network is there again', async ({ page }) => {
    const mend = await giveUp(page, '/configurator', /Configurator\.island/u)
    await mend()
    await beOnline(page)
    await expect(page.getByRole('button', { name: 'Sonraki' })).toBeEnabled()
  })

  test('the blog comes alive at the next press, and finds what was typed meanwhile', async ({
    page,
  }) => {
    // React and its way into the page are lost as well.
    const mend = await giveUp(page, '/blog', /\.island\.|\/(?:client|react)\.[\w-]+\.js/u)
    await mend()
    const { search, read } = blog(page)
    await search.fill(FAULT_POST.title)
    await search.press('End')
    await expectAlive(page)
    await expect(read(FAULT_POST.title)).toBeVisible()
    await expect(read(ORDINARY_POST.title)).toBeHidden()
  })

  test('many presses ask for it once, and not sooner than five seconds after the last time', async ({
    page,
  }) => {
    let attempts = 0
    await page.route(/Configurator\.island/u, (route) => {
      attempts += 1
      return route.abort()
    })
    await openWithStoppedClock(page, '/configurator')
    const givenUp = page.waitForEvent('console', (message) =>
      message.text().includes('Error hydrating'),
    )
    await engage(page)
    await expect.poll(() => attempts).toBe(1)
    // Astro's own second attempt.
    await page.clock.runFor(1000)
    await givenUp
    expect(attempts).toBe(2)
    for (let press = 0; press < 5; press += 1) await page.keyboard.press('Tab')
    await page.clock.runFor(3999)
    expect(attempts).toBe(2)
    await page.clock.runFor(1)
    await expect.poll(() => attempts).toBe(3)
  })

  test('what stands in for it stays while it is asked for again', async ({ page }) => {
    await giveUp(page, '/configurator', /Configurator\.island/u)
    const asked = page.waitForRequest(/Configurator\.island/u)
    await beOnline(page)
    await asked
    await expect(page.locator('astro-island')).toHaveAttribute('data-wanted', '')
    await expect(page.getByText('JavaScript açık olmalı')).toBeVisible()
  })
})
