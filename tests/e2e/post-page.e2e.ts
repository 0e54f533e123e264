import { z } from 'zod'
import { blog, openBlog, ORDINARY_POST } from '../support/blog.ts'
import { expect, test } from '../support/visitor.ts'

test('a click with Ctrl opens the page of the post in a new tab', async ({ page, context }) => {
  const { read, grid } = await openBlog(page)
  const tab = context.waitForEvent('page')
  await read(ORDINARY_POST.title).click({ modifiers: ['ControlOrMeta'] })
  await expect(await tab).toHaveURL(`/blog/${ORDINARY_POST.slug}`)
  await expect(grid).toBeVisible()
})

test('a middle click opens the page of the post in a new tab', async ({ page, context }) => {
  const { read, grid } = await openBlog(page)
  const tab = context.waitForEvent('page')
  await read(ORDINARY_POST.title).click({ button: 'middle' })
  await expect(await tab).toHaveURL(`/blog/${ORDINARY_POST.slug}`)
  await expect(grid).toBeVisible()
})

test('the page of a post has its own title, address, way back and no intro', async ({
  browser,
  baseURL,
}) => {
  // A new visitor, with no session yet.
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL })
  const page = await context.newPage()
  await page.goto(`/blog/${ORDINARY_POST.slug}`)
  const { heading } = blog(page)
  await expect(heading(ORDINARY_POST.title)).toBeVisible()
  await expect(page).toHaveTitle(new RegExp(`^${ORDINARY_POST.title} \\| Örnek Kepenk`))
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    new RegExp(`/blog/${ORDINARY_POST.slug}$`),
  )
  await expect(page.locator('meta[name=robots]')).toHaveCount(0)
  const crumbs = page.getByRole('navigation', { name: 'Sayfa yolu' })
  await expect(crumbs.getByRole('listitem')).toHaveText(['Ana Sayfa', 'Blog', ORDINARY_POST.title])
  await expect(page.getByRole('heading', { name: 'Önemli Noktalar' })).toBeVisible()
  await expect(page).toHaveURL(`/blog/${ORDINARY_POST.slug}`)
  await page.getByRole('link', { name: 'Blog Listesine Dön' }).click()
  await expect(page).toHaveURL('/blog')
  await context.close()
})

test('a search engine reads the post as structured data', async ({ request }) => {
  const html = await (await request.get(`/blog/${ORDINARY_POST.slug}`)).text()
  const nodes = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gu)].map(
    ([, json = '']) => z.record(z.string(), z.unknown()).parse(JSON.parse(json)),
  )
  expect(nodes).toContainEqual(
    expect.objectContaining({
      '@type': 'BlogPosting',
      headline: ORDINARY_POST.title,
      datePublished: '2024-12-28T00:00:00+03:00',
    }),
  )
})

test('the text of a post is served as JSON', async ({ request }) => {
  const response = await request.get(`/blog/${ORDINARY_POST.slug}.json`)
  expect(response.headers()['content-type']).toContain('application/json')
  expect(Object.keys((await response.json()) as object)).toEqual(['body', 'details', 'keyPoints'])
})
