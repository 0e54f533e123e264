import type { Page } from '@playwright/test'
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
