import { expect, test } from '../support/visitor.ts'

/** How wide the markup says each picture is, by how wide it must be to fill its frame; both in CSS px. */
const promises = (images: (HTMLElement | SVGElement)[]): readonly string[] =>
  images.flatMap((image) => {
    if (!(image instanceof HTMLImageElement) || image.naturalWidth === 0) return []
    const { width, height } = image.getBoundingClientRect()
    // With `sizes` the natural width is the promised one.
    const needed = Math.max(width, (height * image.naturalWidth) / image.naturalHeight)
    const share = image.naturalWidth / needed
    return share > 0.8 && share < 1.3
      ? []
      : [`${image.currentSrc}: ${String(image.naturalWidth)} instead of ${String(needed)}`]
  })

for (const viewport of [
  { width: 360, height: 740 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
]) {
  test.describe(`at ${String(viewport.width)} px`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } })

    for (const path of ['/', '/about', '/services', '/portfolio']) {
      test(`the pictures of ${path} are as wide as their markup says`, async ({ page }) => {
        await page.goto(path)
        const pictures = page.locator('picture img')
        const first = pictures.first()
        await first.scrollIntoViewIfNeeded()
        await expect(first).toHaveJSProperty('complete', true)
        expect(await first.evaluate((image: HTMLImageElement) => image.naturalWidth)).not.toBe(0)
        expect(await pictures.evaluateAll(promises)).toEqual([])
      })
    }
  })
}

test('a frame shows the colour of its picture while the picture is on its way', async ({
  page,
}) => {
  await page.route(/\.(avif|webp|jpe?g)$/u, () => undefined)
  await page.goto('/about', { waitUntil: 'commit' })
  const ground = page.locator('[data-picture] > svg').first()
  await expect(ground).toBeVisible()
  const colour = await ground.evaluate((svg) => ({
    wanted: svg.getAttribute('color'),
    painted: getComputedStyle(svg).backgroundColor,
  }))
  const parts = Array.from(
    colour.wanted?.slice(1) ?? '',
    (digit) => Number.parseInt(digit, 16) * 17,
  )
  expect(parts).toHaveLength(3)
  expect(colour.painted).toBe(`rgb(${parts.join(', ')})`)
})
