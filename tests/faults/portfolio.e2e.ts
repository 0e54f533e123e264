import { caption, last, next } from '../support/gallery.ts'
import { expect, test } from '../support/visitor.ts'

const swipeHint = 'Görselleri yana kaydırarak gezebilirsiniz.'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('every project can be reached by scrolling sideways, and nothing pretends to be a control', async ({
    page,
  }) => {
    await page.goto('/portfolio')
    await expect(page.getByText(swipeHint)).toBeVisible()
    await expect(next(page)).toBeHidden()
    for (const number of [1, 2, last]) {
      await caption(page, number).scrollIntoViewIfNeeded()
      await expect(caption(page, number)).toBeInViewport()
    }
    await expect(page.locator('[inert]')).toHaveCount(0)
  })
})

test.describe('with a bundle that never arrives', () => {
  test.use({ expectedMessages: /ERR_FAILED|dynamically imported/u })
  test('the projects can be read through with the keyboard', async ({ page }) => {
    await page.route(/gallery\.client/u, (route) => route.abort())
    await page.goto('/portfolio')
    await expect(page.getByText(swipeHint)).toBeVisible()
    await expect(next(page)).toBeHidden()
    const row = page.getByRole('group', { name: 'Projeler' })
    await row.focus()
    await expect(row).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => row.evaluate((element) => element.scrollLeft)).toBeGreaterThan(20)
    await caption(page, last).scrollIntoViewIfNeeded()
    await expect(caption(page, last)).toBeInViewport()
    await expect(page.locator('li[inert]')).toHaveCount(0)
  })
})
