import type { Page } from '@playwright/test'
import { blog, openBlog, ORDINARY_POST } from '../support/blog.ts'
import { hold } from '../support/hold.ts'
import { translate } from '../support/translate.ts'
import { expect, test } from '../support/visitor.ts'

const TEXT = `**/blog/${ORDINARY_POST.slug}.json`
const OWN_PAGE = `/blog/${ORDINARY_POST.slug}`

async function expectOwnPage(page: Page) {
  const { read, heading } = await openBlog(page)
  await read(ORDINARY_POST.title).click()
  await expect(page).toHaveURL(OWN_PAGE)
  await expect(heading(ORDINARY_POST.title)).toBeVisible()
  await page.goBack()
  await expect(read(ORDINARY_POST.title)).toBeVisible()
}

test.describe('when the text of a post cannot be had, the link is followed', () => {
  test.use({ expectedMessages: /Failed to load resource/ })

  test('server error for the text', async ({ page }) => {
    await page.route(TEXT, (route) => route.fulfill({ status: 500, body: 'Hata' }))
    await expectOwnPage(page)
  })

  test('broken connection for the text', async ({ page }) => {
    await page.route(TEXT, (route) => route.abort('connectionreset'))
    await expectOwnPage(page)
  })
})

test.describe('when what shows a post cannot be had, the link is followed', () => {
  test.use({ expectedMessages: /Failed to load resource/ })
  const READER = '**/_astro/reader.*.js'

  test('server error for the reader’s script', async ({ page }) => {
    await page.route(READER, (route) => route.fulfill({ status: 500, body: 'Hata' }))
    await expectOwnPage(page)
  })

  test('no answer for the reader’s script', async ({ page }) => {
    await page.route(READER, () => undefined)
    await expectOwnPage(page)
  })
})

test.describe('when the text of a post is damaged, the link is followed', () => {
  const damaged: Readonly<Record<string, string>> = {
    'half a file': '{"body":[{"kind":"para',
    'a page of the hotel network': '<!doctype html><title>Giriş</title>',
    'JSON of something else': '{"ok":true}',
    'an unknown kind of block': '{"body":[{"kind":"video"}],"details":[],"keyPoints":[]}',
  }
  for (const [fault, body] of Object.entries(damaged)) {
    test(fault, async ({ page }) => {
      await page.route(TEXT, (route) => route.fulfill({ contentType: 'application/json', body }))
      await expectOwnPage(page)
    })
  }
})

test.describe('offline', () => {
  test.use({ expectedMessages: /Failed to load resource|net::ERR/ })
  test('a post read before opens again, another one is left to the browser', async ({
    page,
    context,
  }) => {
    const { read, heading, wayBack, readLinks } = await openBlog(page)
    await read(ORDINARY_POST.title).click()
    await expect(heading(ORDINARY_POST.title)).toBeVisible()
    await wayBack.click()
    await context.setOffline(true)
    await read(ORDINARY_POST.title).click()
    await expect(heading(ORDINARY_POST.title)).toBeVisible()
    await wayBack.click()
    const other = await readLinks.last().getAttribute('href')
    const navigation = page.waitForRequest((request) => request.isNavigationRequest())
    await readLinks.last().click()
    expect(new URL((await navigation).url()).pathname).toBe(other)
  })
})

/** Steps through the history from inside the page, where no step overtakes another. */
const travel = (page: Page, steps: number) =>
  page.evaluate(
    (delta) =>
      new Promise((resolve) => {
        addEventListener('popstate', resolve, { once: true })
        history.go(delta)
      }),
    steps,
  )

/** A history entry of a post that this document has not fetched yet, ahead of the list. */
async function putPostAhead(page: Page) {
  await page.evaluate((slug) => {
    history.pushState({ view: 'post', slug }, '')
  }, ORDINARY_POST.slug)
  await travel(page, -1)
}

test('Forward to a post whose text is lost leads to its own page', async ({ page }) => {
  const { heading, grid } = await openBlog(page)
  await page.route(TEXT, (route) => route.fulfill({ contentType: 'application/json', body: '{}' }))
  await putPostAhead(page)
  await expect(grid).toBeVisible()
  await travel(page, 1)
  await expect(page).toHaveURL(OWN_PAGE)
  await expect(heading(ORDINARY_POST.title)).toBeVisible()
})

test('Back while a post is still on its way leaves the list standing', async ({ page }) => {
  const { grid, wayBack } = await openBlog(page)
  const release = await hold(page, TEXT)
  // The page may come alive while the entry is in front, and ask for the text then already.
  const request = page.waitForRequest(TEXT)
  await putPostAhead(page)
  await travel(page, 1)
  const response = (await request).response()
  await travel(page, -1)
  release()
  await (await response)?.finished()
  await page.evaluate(() => new Promise(requestAnimationFrame))
  await expect(grid).toBeVisible()
  await expect(wayBack).toBeHidden()
})

test('a card whose text is on its way says that it is busy', async ({ page }) => {
  const { read, heading } = await openBlog(page)
  const release = await hold(page, TEXT)
  await read(ORDINARY_POST.title).click()
  await expect(read(ORDINARY_POST.title)).toHaveAttribute('aria-busy', 'true')
  release()
  await expect(heading(ORDINARY_POST.title)).toBeFocused()
})

const hardQueries: Readonly<Record<string, string>> = {
  '10,000 letters': 'kepenk'.repeat(1667),
  '5,000 words': 'kepenk '.repeat(5000),
  'regular-expression signs': '.*+?^${}()|[]\\',
  emoji: '🔧👨‍👩‍👧‍👦',
  'half an emoji': '\ud83d',
  'İ ı I i': 'İ ı I i',
  markup: '<img src=x onerror=alert(1)>',
}
for (const [what, query] of Object.entries(hardQueries)) {
  test(`a search for ${what} is answered`, async ({ page }) => {
    const { search, readLinks, category } = await openBlog(page)
    await search.fill(query)
    await category('Montaj').click()
    await expect(page.getByRole('heading', { name: 'Montaj Yazıları' })).toBeVisible()
    await search.fill('')
    await category('Tümü').click()
    await expect(readLinks.first()).toBeVisible()
  })
}

test('text typed before the page was alive is searched for', async ({ page }) => {
  const release = await hold(page, '**/_astro/*.js')
  await page.goto('/blog', { waitUntil: 'commit' })
  const { search, readLinks, read } = blog(page)
  await search.fill('keşif')
  release()
  await expect(readLinks).toHaveCount(1)
  await expect(read(ORDINARY_POST.title)).toBeVisible()
  await expect(search).toHaveValue('keşif')
})

test('a category tapped before the page was alive shows at once and is followed', async ({
  page,
}) => {
  const release = await hold(page, '**/_astro/*.js')
  await page.goto('/blog', { waitUntil: 'commit' })
  const { search, category, readLinks, read } = blog(page)
  await category('Montaj').click()
  await expect(category('Montaj')).toBeChecked()
  await search.fill('keşif')
  release()
  await expect(page.getByRole('heading', { name: 'Montaj Yazıları' })).toBeVisible()
  await expect(readLinks).toHaveCount(1)
  await expect(read(ORDINARY_POST.title)).toBeVisible()
  await expect(category('Montaj')).toBeChecked()
})

test('a page whose texts were replaced by a translator filters, opens and closes', async ({
  page,
}) => {
  const { search, read, heading, wayBack } = await openBlog(page)
  await translate(page)
  await page.getByRole('radio', { name: 'Montaj' }).click()
  await expect(page.getByRole('heading', { name: 'Montaj Yazıları' })).toBeVisible()
  await search.fill('zzz')
  await expect(page.getByRole('heading', { name: 'Aradığınız kriterlere' })).toBeVisible()
  await translate(page)
  await search.fill('')
  await page.getByRole('radio', { name: 'Tümü' }).click()
  await read(ORDINARY_POST.title).click()
  await expect(heading(ORDINARY_POST.title)).toBeVisible()
  await translate(page)
  await page.getByRole('button', { name: 'Blog Listesine Dön' }).click()
  await expect(read(ORDINARY_POST.title)).toBeVisible()
  await expect(wayBack).toBeHidden()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('all posts stand in the list, no dead filters, and the links lead to the pages', async ({
    page,
  }) => {
    await page.goto('/blog')
    const { search, category, read, readLinks, heading } = blog(page)
    expect(await readLinks.count()).toBeGreaterThanOrEqual(6)
    await expect(search).toBeHidden()
    await expect(category('Montaj')).toBeHidden()
    await read(ORDINARY_POST.title).click()
    await expect(page).toHaveURL(OWN_PAGE)
    await expect(heading(ORDINARY_POST.title)).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Önemli Noktalar' })).toBeVisible()
  })
})

test.describe('when the bundle fails', () => {
  test.use({ expectedMessages: /Failed to load resource|Error hydrating|dynamically imported/ })
  test('the filters leave, the posts stay and the links lead to the pages', async ({ page }) => {
    // Also the second try, which has a query.
    await page.route(/\/_astro\/Journal/u, (route) => route.abort())
    await page.goto('/blog')
    const { search, read, heading } = blog(page)
    await expect(search).toBeHidden()
    await read(ORDINARY_POST.title).click()
    await expect(page).toHaveURL(OWN_PAGE)
    await expect(heading(ORDINARY_POST.title)).toBeVisible()
  })
})
