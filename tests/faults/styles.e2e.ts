import type { Locator, Page } from '@playwright/test'
import { openBlog, ORDINARY_POST } from '../support/blog.ts'
import { answerChanged } from '../support/changed-page.ts'
import { contentPages } from '../support/every-page.ts'
import { expectReachable } from '../support/reachable.ts'
import { openPhotoDialog } from '../support/shop-photo.ts'
import { expect, test } from '../support/visitor.ts'

const WINDOW = { width: 360, height: 740 } as const

test('without any style the pages read from top to bottom, and no drawing fills the window', async ({
  page,
}) => {
  await page.setViewportSize(WINDOW)
  await page.route(
    (url) => !/\.\w+$/u.test(url.pathname),
    (route) =>
      answerChanged(route, (html) =>
        html.replaceAll(/<style[^>]*>.*?<\/style>|<link rel="stylesheet"[^>]*>/gsu, ''),
      ),
  )
  for (const path of contentPages) {
    await page.goto(path)
    await expectReachable(page)
    const giants = await page.evaluate(
      (largest) =>
        [...document.querySelectorAll('svg')]
          .map((svg) => svg.getBoundingClientRect())
          .filter(({ width, height }) => width > largest.width || height > largest.height)
          .map(({ width, height }) => `${String(width)} × ${String(height)}`),
      WINDOW,
    )
    expect(giants, path).toEqual([])
  }
})

const PROPERTIES = [
  'display',
  'position',
  'padding',
  'font-size',
  'font-weight',
  'color',
  'background-color',
  'border-block-end',
] as const

/** How every element of a part looks, to be compared with itself elsewhere. */
const looksOf = (part: Locator) =>
  part.evaluate(
    (root, properties) =>
      [root, ...root.querySelectorAll('*')].map((element) => {
        const style = getComputedStyle(element)
        return properties.map((name) => style.getPropertyValue(name)).join('; ')
      }),
    PROPERTIES,
  )

const PARTS = {
  'the photo dialog': async (page: Page) => (await openPhotoDialog(page)).dialog,
  'a post in the list': async (page: Page) => {
    const { read, heading } = await openBlog(page)
    await read(ORDINARY_POST.title).click()
    await heading(ORDINARY_POST.title).waitFor()
    return page.getByRole('article')
  },
}

for (const [name, open] of Object.entries(PARTS)) {
  test(`in Safari before 16.4, which has no style sheets to adopt, ${name} looks as elsewhere`, async ({
    page,
  }) => {
    const elsewhere = await looksOf(await open(page))
    await page.goto('about:blank')
    await page.addInitScript(() => {
      Object.defineProperty(window, 'CSSStyleSheet', {
        value: () => {
          throw new TypeError('Illegal constructor')
        },
      })
    })
    expect(await looksOf(await open(page))).toEqual(elsewhere)
    expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0)
  })
}
