import { answerChanged } from '../support/changed-page.ts'
import { contentPages } from '../support/every-page.ts'
import { expectReachable } from '../support/reachable.ts'
import { expect, test } from '../support/visitor.ts'

/** Wider than any icon, narrower than any phone. */
const LARGEST_DRAWING_PX = 360

test('without any style the pages read from top to bottom, and no drawing fills the window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
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
          .filter(({ width, height }) => width > largest || height > largest)
          .map(({ width, height }) => `${String(width)} × ${String(height)}`),
      LARGEST_DRAWING_PX,
    )
    expect(giants, path).toEqual([])
  }
})
