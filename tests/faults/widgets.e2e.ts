import type { Page } from '@playwright/test'
import { FEATURED_POST, blog } from '../support/blog.ts'
import { testimonials } from '../support/content.ts'
import { engage } from '../support/engage.ts'
import { caption, last } from '../support/gallery.ts'
import { hold } from '../support/hold.ts'
import { expect, test } from '../support/visitor.ts'
import { openWizard, wizardOn } from '../support/wizard.ts'

test.use({ expectedMessages: /kaput/u })

/** Opens a page whose islands fail as soon as they come alive, and waits until one has. */
async function openBroken(page: Page, path: string, island: RegExp) {
  const release = await hold(page, island)
  await page.goto(path)
  await page.evaluate(() => {
    function kaput() {
      throw new Error('kaput')
    }
    Object.defineProperty(window, 'ResizeObserver', { value: kaput })
    const listen = window.addEventListener.bind(window)
    window.addEventListener = (...[type, ...rest]: Parameters<typeof listen>) => {
      if (type === 'popstate') kaput()
      listen(type, ...rest)
    }
  })
  release()
  const thrown = page.waitForEvent('pageerror')
  await engage(page)
  const widget = page.locator('astro-island, [data-testimonials], [data-gallery]').first()
  await widget.evaluate((element) => {
    element.firstElementChild?.scrollIntoView()
  })
  await thrown
}

test('a gallery that throws leaves the photographs to scroll through', async ({ page }) => {
  await openBroken(page, '/portfolio', /gallery\.client/u)
  for (const number of [1, last]) {
    await caption(page, number).scrollIntoViewIfNeeded()
    await expect(caption(page, number)).toBeInViewport()
  }
})

test('a blog that throws leaves its posts and their links', async ({ page }) => {
  await openBroken(page, '/blog', /Journal\.island/u)
  await blog(page).read(FEATURED_POST.title).first().click()
  await expect(page).toHaveURL(`/blog/${FEATURED_POST.slug}`)
})

test('testimonials that throw stay a row to scroll through', async ({ page }) => {
  await openBroken(page, '/', /testimonials\.client/u)
  const words = page.getByText(testimonials.at(-1)?.comment.slice(0, 30) ?? '')
  await words.scrollIntoViewIfNeeded()
  await expect(words).toBeInViewport()
})

test.describe('a carousel that never arrives', () => {
  test.use({ expectedMessages: /ERR_FAILED|Failed to fetch/u })

  test('leaves the testimonials a row to scroll through', async ({ page }) => {
    await page.route(/testimonials\.client/u, (route) => route.abort())
    const lost = page.waitForEvent('requestfailed')
    await page.goto('/')
    const words = page.getByText(testimonials.at(-1)?.comment.slice(0, 30) ?? '')
    await words.scrollIntoViewIfNeeded()
    await lost
    await expect(words).toBeInViewport()
    await expect(page.getByRole('button', { name: 'Sonraki yorum' })).toBeHidden()
  })
})

test('a wizard that throws says so and gives the phone number and the chat', async ({ page }) => {
  await openWizard(page)
  await page.evaluate(() => {
    Array.prototype.map = () => {
      throw new Error('kaput')
    }
  })
  await wizardOn(page).next.click()
  const failure = page.getByRole('alert')
  await expect(failure.getByRole('heading', { name: 'Konfiguratör durdu' })).toBeVisible()
  await expect(failure.getByRole('link', { name: 'WhatsApp’tan yazın' })).toBeVisible()
})
