import { testimonials } from '../support/content.ts'
import { hold } from '../support/hold.ts'
import {
  cards,
  carousel,
  inView,
  next,
  openTestimonials,
  previous,
} from '../support/testimonials.ts'
import { expect, test } from '../support/visitor.ts'

test('what moves the testimonials comes only when they are seen, and never React', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  const arrived = () => scripts.filter((url) => url.includes('testimonials.client'))
  expect(arrived()).toEqual([])
  await openTestimonials(page)
  expect(arrived().length).toBeGreaterThan(0)
  expect(scripts.filter((url) => /\/(?:react|client)[.-]/u.test(url))).toEqual([])
})

test.describe('a visitor who reads them', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('a testimonial shows comment, short name and stars, and a sample says that it is one', async ({
    page,
  }) => {
    await openTestimonials(page)
    await expect(cards(page)).toHaveCount(testimonials.length)
    for (const [index, { name, comment, rating, placeholder = false }] of testimonials.entries()) {
      const card = cards(page).nth(index)
      const [first = '', second = ''] = name.split(' ')
      await expect(card).toContainText(comment)
      await expect(card).toContainText(`${first} ${second.charAt(0)}.`)
      await expect(card).not.toContainText(name)
      await expect(
        card.getByRole('img', { name: `5 üzerinden ${String(rating)} yıldız` }),
      ).toBeAttached()
      await expect(card.getByText('Örnek yorum')).toHaveCount(placeholder ? 1 : 0)
      const place = `Yorum ${String(index + 1)} / ${String(testimonials.length)}`
      await expect(card.getByRole('figure', { name: place, exact: true })).toBeAttached()
    }
  })

  test('a listener hears which testimonial has come', async ({ page }) => {
    await openTestimonials(page)
    const spoken = carousel(page).locator('[aria-live="polite"]')
    for (const number of [2, 3]) {
      await next(page).click()
      const [first = '', second = ''] = testimonials[number - 1]?.name.split(' ') ?? []
      const count = String(testimonials.length)
      const words = `Yorum ${String(number)} / ${count}, ${first} ${second.charAt(0)}.`
      await expect(spoken).toHaveText(words)
    }
  })

  test('a card that a reading cursor or a search in the page scrolls to is the one that dots and arrows go on from', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 900 })
    await openTestimonials(page)
    for (const [number, jump] of [
      [3, 3],
      [5, 5],
    ] as const) {
      await cards(page)
        .nth(jump - 1)
        .evaluate((card) => {
          card.scrollIntoView({ block: 'nearest', inline: 'center' })
        })
      await expect.poll(() => inView(page)).toEqual([number])
      await expect(carousel(page).locator('[aria-current="true"]')).toHaveAccessibleName(
        `Yorum ${String(number)}`,
      )
    }
    await next(page).click()
    await expect.poll(() => inView(page)).toEqual([6])
  })

  test('a listener hears nothing when only the window changes', async ({ page }) => {
    await openTestimonials(page)
    const spoken = carousel(page).locator('[aria-live="polite"]')
    await page.setViewportSize({ width: 700, height: 900 })
    await expect.poll(() => inView(page)).toEqual([1, 2])
    await expect(spoken).toBeEmpty()
  })

  for (const [width, count] of [
    [1025, 3],
    [1024, 2],
    [641, 2],
    [640, 1],
    [360, 1],
  ] as const) {
    test(`at ${String(width)} px ${String(count)} testimonials stand side by side`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      await openTestimonials(page)
      await expect.poll(() => inView(page)).toEqual([1, 2, 3].slice(0, count))
      await next(page).click()
      await expect.poll(() => inView(page)).toEqual([2, 3, 4].slice(0, count))
    })
  }

  test('arrows and dots go round without an end, one testimonial at a time', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await openTestimonials(page)
    await previous(page).click()
    await expect.poll(() => inView(page)).toEqual([testimonials.length, 1, 2])
    await next(page).click()
    await expect.poll(() => inView(page)).toEqual([1, 2, 3])
    const dots = page.getByRole('button', { name: /^Yorum \d$/u })
    await expect(dots).toHaveCount(testimonials.length)
    await dots.nth(4).click()
    await expect(dots.nth(4)).toHaveAttribute('aria-current', 'true')
    await expect.poll(() => inView(page)).toEqual([5, 6, 7])
  })
})

test('testimonials never move by themselves, and a slide takes half a second', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.clock.install()
  await openTestimonials(page)
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.clock.runFor(30_000)
  expect(await inView(page)).toEqual([1, 2, 3])
  const place = async () => (await cards(page).nth(1).boundingBox())?.x ?? 0
  const start = await place()
  const way = start - ((await cards(page).nth(0).boundingBox())?.x ?? 0)
  await next(page).dispatchEvent('click')
  await page.clock.runFor(200)
  expect((start - (await place())) / way).toBeLessThan(0.9)
  await page.clock.runFor(300)
  expect((start - (await place())) / way).toBeGreaterThan(0.97)
})

test('nothing shifts when the testimonials come alive', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 })
  const release = await hold(page, /testimonials\.client/u)
  await page.goto('/')
  await carousel(page).evaluate((element) => {
    element.scrollIntoView({ block: 'center' })
  })
  const placeOf = async () => [
    await carousel(page).boundingBox(),
    await cards(page).first().boundingBox(),
    await page.getByRole('contentinfo').boundingBox(),
  ]
  await expect(next(page)).toBeHidden()
  const before = await placeOf()
  release()
  await expect(next(page)).toBeVisible()
  expect(await placeOf()).toEqual(before)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('every testimonial can be reached by scrolling sideways', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/')
    await expect(next(page)).toBeHidden()
    for (const index of [0, 1, testimonials.length - 1]) {
      const comment = page.getByText(testimonials[index]?.comment ?? '')
      await comment.scrollIntoViewIfNeeded()
      await expect(comment).toBeInViewport()
    }
  })
})
