import type { Page } from '@playwright/test'
import { answerChanged } from '../support/changed-page.ts'
import { expect, test } from '../support/visitor.ts'

/** Every figure the visitor saw under this label, one after the other, from now on. */
async function watch(page: Page, label: string) {
  const item = page.getByRole('listitem').filter({ hasText: label })
  const shown = await item.evaluateHandle((element) => {
    const figure = element.firstElementChild
    const seen = [figure?.textContent]
    new MutationObserver(() => seen.push(figure?.textContent)).observe(element, {
      characterData: true,
      childList: true,
      subtree: true,
    })
    return seen
  })
  return { item, seen: () => shown.jsonValue() }
}

test('a figure stands at nought, counts up when it comes into view, and only once', async ({
  page,
}) => {
  await page.goto('/')
  const { item, seen } = await watch(page, 'mutlu müşteri')
  await expect(item).toContainText('0+')
  expect(await seen()).toHaveLength(1)

  await item.scrollIntoViewIfNeeded()
  await expect.poll(async () => (await seen()).at(-1)).toBe('500+')
  const counted = (await seen()).map((text) => Number.parseInt(text ?? '', 10))
  expect(counted).toEqual(counted.toSorted((a, b) => a - b))
  expect(new Set(counted).size).toBeLessThanOrEqual(61)

  await slipAway(page)
  await item.scrollIntoViewIfNeeded()
  await expect(item).toBeInViewport()
  expect((await seen()).length).toBe(counted.length)
  await expect(item).toContainText('500+')
})

test('whoever listens hears the final figure at any time', async ({ page }) => {
  await page.goto('/')
  const item = page.getByRole('listitem').filter({ hasText: 'kalite garantisi' })
  await expect(item).toContainText('%0')
  await expect(item).toMatchAriaSnapshot('- listitem:\n  - paragraph: "%100 kalite garantisi"')
})

test('a figure that is in view from the start stands still', async ({ page }) => {
  // Nothing above the band: it is in the first view.
  await page.route('/', async (route) => {
    const alone = '<style>section:not(:has([data-count-to])) { display: none }</style></head>'
    await answerChanged(route, (html) => html.replace('</head>', alone))
  })
  await page.goto('/')
  const { item, seen } = await watch(page, 'müşteri memnuniyeti')
  await expect(item).toBeInViewport()
  await page.mouse.wheel(0, 200)
  await expect(item).toBeInViewport()
  expect(await seen()).toEqual(['%98'])
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('the figures never move', async ({ page }) => {
    await page.goto('/')
    const { item, seen } = await watch(page, 'müşteri memnuniyeti')
    await item.scrollIntoViewIfNeeded()
    await expect(item).toBeInViewport()
    expect(await seen()).toEqual(['%98'])
  })
})

test('the figures count for print as well', async ({ page }) => {
  await page.goto('/')
  const item = page.getByRole('listitem').filter({ hasText: 'deneyim' })
  await expect(item).toContainText('0yıl')
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await expect(item).toContainText('15yıl')
})

async function slipAway(page: Page) {
  await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
}
