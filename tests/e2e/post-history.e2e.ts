import { openBlog, ORDINARY_POST, scrollYOf } from '../support/blog.ts'
import { hold } from '../support/hold.ts'
import { expect, test } from '../support/visitor.ts'

test('Blog Listesine Dön goes back to the card, with filter, search and place kept', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 700 })
  const { search, category, read, heading, wayBack, readLinks } = await openBlog(page)
  await category('Montaj').click()
  await search.fill('keşif')
  await expect(readLinks).toHaveCount(1)
  // The click itself scrolls to what it presses.
  const placePressed = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        addEventListener(
          'click',
          () => {
            resolve(Math.round(window.scrollY))
          },
          { capture: true, once: true },
        )
      }),
  )
  await read(ORDINARY_POST.title).click()
  const place = await placePressed
  expect(place).toBeGreaterThan(0)
  await expect(heading(ORDINARY_POST.title)).toBeFocused()
  await wayBack.click()
  await expect(read(ORDINARY_POST.title)).toBeFocused()
  await expect(search).toHaveValue('keşif')
  await expect(category('Montaj')).toBeChecked()
  await expect(readLinks).toHaveCount(1)
  expect(await scrollYOf(page)).toBe(place)
  await expect(page).toHaveTitle(/^Blog \|/)
})

test('Back closes the post and Forward opens it again, and the list remembers where it was', async ({
  page,
}) => {
  const { read, heading, grid } = await openBlog(page)
  await read(ORDINARY_POST.title).click()
  await expect(heading(ORDINARY_POST.title)).toBeFocused()
  await page.goBack()
  await expect(grid).toBeVisible()
  await expect(heading(ORDINARY_POST.title)).toBeHidden()
  await page.evaluate(() => {
    scrollTo({ top: 120, behavior: 'instant' })
  })
  await page.goForward()
  await expect(heading(ORDINARY_POST.title)).toBeFocused()
  expect(await scrollYOf(page)).toBe(0)
  await page.goBack()
  await expect(grid).toBeVisible()
  expect(await scrollYOf(page)).toBe(120)
  await expect(page).toHaveURL('/blog')
})

test('the way back leads to the list at once, also after the skip link', async ({ page }) => {
  const { read, heading, wayBack, grid } = await openBlog(page)
  for (const jumps of [1, 2]) {
    await read(ORDINARY_POST.title).click()
    await expect(heading(ORDINARY_POST.title)).toBeFocused()
    for (let jump = 0; jump < jumps; jump += 1) {
      await page.getByRole('link', { name: 'İçeriğe geç' }).focus()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL('/blog#icerik')
    }
    await wayBack.click()
    await expect(grid).toBeVisible()
    await expect(heading(ORDINARY_POST.title)).toBeHidden()
    await expect(page).toHaveURL('/blog')
  }
})

test('coming back from another page shows the post that was open', async ({ page }) => {
  const { read, heading, wayBack, grid } = await openBlog(page)
  await read(ORDINARY_POST.title).click()
  await expect(heading(ORDINARY_POST.title)).toBeFocused()
  await page.goto('/about')
  await page.goBack()
  await expect(heading(ORDINARY_POST.title)).toBeVisible()
  await wayBack.click()
  await expect(grid).toBeVisible()
  await expect(read(ORDINARY_POST.title)).toBeVisible()
})

test('a page loaded anew in an open post goes back to the list as it was filtered', async ({
  page,
}) => {
  const { category, search, read, heading, wayBack, readLinks } = await openBlog(page)
  await category('Montaj').check()
  await search.fill('keşif')
  await expect(readLinks).toHaveCount(1)
  await read(ORDINARY_POST.title).click()
  await expect(heading(ORDINARY_POST.title)).toBeFocused()
  await page.goto('/about')
  await page.goBack()
  await expect(heading(ORDINARY_POST.title)).toBeVisible()
  await wayBack.click()
  await expect(category('Montaj')).toBeChecked()
  await expect(search).toHaveValue('keşif')
  await expect(readLinks).toHaveCount(1)
})

test('where the browser puts the searched words back, the category comes back with them', async ({
  page,
}) => {
  const { category, search } = await openBlog(page)
  await category('Montaj').check()
  await search.fill('keşif')
  const noted = () => page.evaluate(() => JSON.stringify(history.state))
  await expect.poll(noted).toContain('keşif')
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const field = document.querySelector<HTMLInputElement>('input[type="search"]')
      if (field) field.value = 'keşif'
    })
  })
  await page.goto('/about')
  await page.goBack()
  await expect(category('Montaj')).toBeChecked()
  await expect(search).toHaveValue('keşif')
})

test('words that are typed while a post is on its way are what the list comes back with', async ({
  page,
}) => {
  const { read, heading, search } = await openBlog(page)
  const release = await hold(page, `**/blog/${ORDINARY_POST.slug}.json`)
  await read(ORDINARY_POST.title).click()
  await search.fill('keşif')
  release()
  await expect(heading(ORDINARY_POST.title)).toBeFocused()
  // Another page in between: the list is known from the history alone.
  await page.goto('/about')
  await page.goBack()
  await expect(heading(ORDINARY_POST.title)).toBeFocused()
  await page.goBack()
  await expect(search).toHaveValue('keşif')
  await expect(read(ORDINARY_POST.title)).toBeVisible()
})

test('a category whose field the browser has reset in the back-forward cache is shown again', async ({
  page,
}) => {
  const { category } = await openBlog(page)
  await category('Montaj').check()
  await category('Tümü').evaluate((radio: HTMLInputElement) => {
    radio.checked = true
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
  await expect(category('Montaj')).toBeChecked()
})

test('a double click on the way back leads to the list and no further', async ({ page }) => {
  const { read, heading, wayBack, grid } = await openBlog(page)
  await read(ORDINARY_POST.title).click()
  await expect(heading(ORDINARY_POST.title)).toBeFocused()
  await wayBack.dblclick()
  await expect(grid).toBeVisible()
  await expect(page).toHaveURL('/blog')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Kepenk alırken/u)
})

test('back from another page, an open post stands where it was left, also where the browser has not kept the page', async ({
  page,
}) => {
  const { read, heading } = await openBlog(page)
  // Keeps the page out of the back-forward cache.
  await page.evaluate(() => {
    addEventListener('unload', () => undefined)
  })
  await read(ORDINARY_POST.title).click()
  await expect(heading(ORDINARY_POST.title)).toBeFocused()
  // The way to the top of the post is smooth: a jump on it would be carried along.
  await expect.poll(() => scrollYOf(page)).toBe(0)
  await page.evaluate(() => {
    scrollTo({ top: 900, behavior: 'instant' })
  })
  await page.goto('/contact')
  await page.goBack()
  await expect(heading(ORDINARY_POST.title)).toBeFocused()
  expect(await scrollYOf(page)).toBe(900)
})
