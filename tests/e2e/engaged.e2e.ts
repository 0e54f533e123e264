import type { Page } from '@playwright/test'
import { engage } from '../support/engage.ts'
import { expect, test } from '../support/visitor.ts'

const islandPages = ['/blog', '/portfolio', '/configurator']
const alive = (page: Page) => page.locator('astro-island:not([ssr])')
const asleep = (page: Page) => page.locator('astro-island[ssr]')

/** Files of islands that the page has asked for. */
function islandFiles(page: Page): readonly string[] {
  const files: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('.island.')) files.push(request.url())
  })
  return files
}

for (const path of islandPages) {
  test(`${path} asks for its island at the first sign of a visitor, not before`, async ({
    page,
  }) => {
    await page.clock.install()
    const files = islandFiles(page)
    await page.goto(path, { waitUntil: 'networkidle' })
    await expect(asleep(page)).toHaveCount(1)
    expect(files).toEqual([])
    await engage(page)
    await expect(alive(page)).toHaveCount(1)
    expect(files).toHaveLength(1)
  })
}

test('a visitor who only looks gets the island three seconds after the page', async ({ page }) => {
  await page.clock.install()
  const files = islandFiles(page)
  await page.goto('/portfolio')
  await expect(asleep(page)).toHaveCount(1)
  await page.clock.runFor(3000)
  await expect(alive(page)).toHaveCount(1)
  await engage(page)
  await page.clock.runFor(5000)
  expect(files).toHaveLength(1)
})

test('the keyboard is a sign, too', async ({ page }) => {
  await page.clock.install()
  await page.goto('/configurator')
  await page.keyboard.press('Tab')
  await expect(alive(page)).toHaveCount(1)
})
