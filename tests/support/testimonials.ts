import { expect, type Page } from '@playwright/test'
import { answerChanged } from './changed-page.ts'

export const carousel = (page: Page) => page.getByRole('group', { name: 'Yorumlar' }).first()
export const cards = (page: Page) => carousel(page).getByRole('listitem')
export const next = (page: Page) => page.getByRole('button', { name: 'Sonraki yorum' })
export const previous = (page: Page) => page.getByRole('button', { name: 'Önceki yorum' })

/** Scrolls to the testimonials and waits until their controls are there. */
export async function openTestimonials(page: Page): Promise<void> {
  await scrollToTestimonials(page)
  await expect(next(page)).toBeVisible()
}

/** The same where there may be no controls: the row is none to scroll any more once the carousel runs. */
export async function openFewTestimonials(page: Page, count: number): Promise<void> {
  await page.route('/', (route) => answerChanged(route, (html) => keepTestimonials(html, count)))
  await scrollToTestimonials(page)
  await expect(cards(page)).toHaveCount(count)
  await expect(page.getByRole('group', { name: 'Yorumlar' })).toHaveCount(1)
}

async function scrollToTestimonials(page: Page): Promise<void> {
  await page.goto('/')
  await page.getByRole('heading', { name: 'Müşterilerimiz anlatıyor' }).scrollIntoViewIfNeeded()
  await carousel(page).evaluate((element) => {
    element.scrollIntoView({ block: 'center' })
  })
}

/** The home page as it is built with fewer testimonials. */
const keepTestimonials = (html: string, count: number): string =>
  html.replaceAll(/<li><figure[^>]*aria-label="Yorum (\d+) .*?<\/li>/gsu, (card, number: string) =>
    Number(number) > count ? '' : card,
  )

/** Numbers of the testimonials that lie wholly in the window of the carousel, from left to right. */
export const inView = (page: Page): Promise<readonly number[]> =>
  carousel(page).evaluate((element) => {
    const frame = element.getBoundingClientRect()
    return [...element.querySelectorAll('figure')]
      .map((card, index) => ({ number: index + 1, box: card.getBoundingClientRect() }))
      .filter(({ box }) => box.left > frame.left - 2 && box.right < frame.right + 2)
      .toSorted((a, b) => a.box.left - b.box.left)
      .map(({ number }) => number)
  })
