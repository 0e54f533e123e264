import { answerChanged } from '../support/changed-page.ts'
import { contentPages } from '../support/every-page.ts'
import { expectReachable } from '../support/reachable.ts'
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
