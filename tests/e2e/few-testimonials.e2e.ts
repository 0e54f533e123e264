import type { Page } from '@playwright/test'
import { inView, next, openFewTestimonials, previous } from '../support/testimonials.ts'
import { expect, test } from '../support/visitor.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const dots = (page: Page) => page.getByRole('button', { name: /^Yorum \d$/u })

async function expectNothingToTurn(page: Page): Promise<void> {
  for (const control of [previous(page), next(page)]) await expect(control).toBeHidden()
  await expect(dots(page)).toHaveCount(0)
}

for (const [count, width] of [
  [3, 1280],
  [2, 1024],
  [1, 1280],
  [1, 390],
] as const) {
  test(`a row of ${String(count)} at ${String(width)} px is all in view, and nothing pretends to turn it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await openFewTestimonials(page, count)
    await expectNothingToTurn(page)
    expect(await inView(page)).toEqual([1, 2, 3].slice(0, count))
  })
}

test('arrows and dots come and go with the width of the window', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await openFewTestimonials(page, 3)
  await expectNothingToTurn(page)
  await page.setViewportSize({ width: 800, height: 900 })
  await expect(dots(page)).toHaveCount(3)
  await next(page).click()
  await expect.poll(() => inView(page)).toEqual([2, 3])
  await page.setViewportSize({ width: 1280, height: 900 })
  await expectNothingToTurn(page)
  await expect.poll(() => inView(page)).toEqual([1, 2, 3])
})

// Embla counts in whole pixels: at one of these widths four cards, each a third, are one too few for an endless row.
for (const width of [1025, 1026, 1027]) {
  test(`four testimonials turn by every arrow and dot at ${String(width)} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await openFewTestimonials(page, 4)
    const all = await dots(page).all()
    expect(all.length).toBeGreaterThan(1)
    const places = [...all, ...all.slice(0, 1)]
    for (const place of places.slice(1)) {
      await next(page).click()
      await expect(place).toHaveAttribute('aria-current', 'true')
    }
    for (const place of places.toReversed().slice(1)) {
      await previous(page).click()
      await expect(place).toHaveAttribute('aria-current', 'true')
    }
    for (const place of places) {
      await place.click()
      await expect(place).toHaveAttribute('aria-current', 'true')
    }
  })
}
