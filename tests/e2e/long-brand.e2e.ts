import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { routes } from '#domain/site/routes.ts'
import { upperCase } from '#lib/turkish.ts'
import { serveSite } from '../../scripts/site-server.ts'
import { SiteCopy } from '../../scripts/site-copy.ts'
import { crowded } from '../support/crowded.ts'
import { contentPages } from '../support/every-page.ts'
import { sidewaysOverflow } from '../support/overflow.ts'
import { expect, test as visitor } from '../support/visitor.ts'

/** As long as content/site.yaml takes one. */
const LONGEST = 'Büyükçekmece Kepenk ve Panjur Sistemleri'
const WIDTHS = [320, 360, 390, 768, 1024, 1088, 1200, 1440]
const BOX_HEIGHT_PX = 70

// A whole build: a name is set by its length, and the styles for long ones are only on pages that have one.
const test = visitor.extend<object, { longSite: string }>({
  longSite: [
    // eslint-disable-next-line no-empty-pattern -- Playwright wants the pattern
    async ({}, use) => {
      using copy = new SiteCopy('deploy')
      copy.edit('site.yaml', /^brand: .*$/mu, `brand: ${LONGEST}`)
      const { status, stdout } = spawnSync(process.execPath, ['scripts/build.ts'], {
        cwd: copy.folder,
        encoding: 'utf8',
      })
      expect(status, stdout).toBe(0)
      const { url, stop } = await serveSite(join(copy.folder, 'dist'), 0)
      await use(url)
      await stop()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ longSite }, use) => {
    await use(longSite)
  },
})
test.describe.configure({ mode: 'default' })

/** Puts another name wherever the page shows its own. */
const rename = (page: Page, brand: string) =>
  page.evaluate(
    ([from, to]) => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const { currentNode } = texts
        if (currentNode.textContent?.includes(from))
          currentNode.textContent = currentNode.textContent.replace(from, to)
      }
    },
    [LONGEST, brand] as const,
  )

for (const path of [...contentPages, '/offline', routes.intro]) {
  test(`${path} never scrolls sideways under a name of 40 letters`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByText(LONGEST).first()).toBeAttached()
    for (const width of [320, 360, 1440]) {
      await page.setViewportSize({ width, height: 740 })
      expect(await sidewaysOverflow(page), `at ${String(width)} px`).toEqual([])
    }
  })
}

for (const brand of [
  'Kardeşler Otomatik Kepenk',
  'Yıldız Kepenk ve Panjur Sistemleri',
  LONGEST,
  upperCase(LONGEST),
  'Kepenkpanjurotomasyonsistemleriüretimevi',
]) {
  test(`the name “${brand}” leaves the menu its room and the box its height`, async ({ page }) => {
    await page.goto('/about')
    await rename(page, brand)
    const box = page.getByRole('banner')
    const logo = box.getByRole('link', { name: LONGEST })
    const name = logo.getByText(brand)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 740 })
      const at = `at ${String(width)} px`
      expect(await sidewaysOverflow(page), at).toEqual([])
      expect((await box.boundingBox())?.height, at).toBe(BOX_HEIGHT_PX)
      const isPhone = width < 1088
      const beside = isPhone
        ? box.getByRole('button', { name: 'Menü' })
        : box.getByRole('listitem').first()
      expect(await crowded({ name, beside }), at).toEqual([])
      if (!isPhone) continue
      const isWhole = beside.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)
      expect(await isWhole, at).toBe(true)
    }
  })
}
