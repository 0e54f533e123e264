import type { Page } from '@playwright/test'
import { telUrl, whatsAppUrl } from '#domain/outbound/links.ts'
import { formatPhone } from '#lib/format.ts'
import { blog, FAULT_POST, FEATURED_POST, openBlog, ORDINARY_POST } from '../support/blog.ts'
import { site } from '../support/content.ts'
import { expect, test } from '../support/visitor.ts'

/** Paths of the post texts that the page asks for. */
function watchTexts(page: Page) {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/blog/')) asked.push(pathname)
  })
  return asked
}

const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

test('Oku opens the post in place, from its top, with the address unchanged', async ({ page }) => {
  const { read, heading, wayBack, search } = await openBlog(page)
  await read(ORDINARY_POST.title).scrollIntoViewIfNeeded()
  await read(ORDINARY_POST.title).click()
  await expect(heading(ORDINARY_POST.title)).toBeFocused()
  await expect.poll(() => scrollY(page)).toBe(0)
  await expect(page).toHaveURL('/blog')
  await expect(wayBack).toBeVisible()
  await expect(search).toBeHidden()
  await expect(page).toHaveTitle(new RegExp(`^${ORDINARY_POST.title} \\| Örnek Kepenk`))
})

test('the open post shows date, read time, author, excerpt, text, details, four points and tags', async ({
  page,
}) => {
  const { read } = await openBlog(page)
  await read(ORDINARY_POST.title).click()
  const article = page.getByRole('article').filter({
    has: page.getByRole('heading', { level: 1 }),
  })
  for (const words of [ORDINARY_POST.dateLabel, ORDINARY_POST.readTime, ORDINARY_POST.author])
    await expect(article.getByText(words, { exact: true })).toBeVisible()
  await expect(article.getByText('Keşif ve ölçü bir gün, montaj')).toBeVisible()
  await expect(article.getByText('Kepenk montajı gürültülü ama kısa bir iştir.')).toBeVisible()
  await expect(article.getByRole('heading', { name: 'Detaylı Bilgiler' })).toBeVisible()
  await expect(article.getByRole('heading', { name: 'Önemli Noktalar' })).toBeVisible()
  await expect(
    article.getByRole('list').filter({ hasText: 'el kolunu deneyin' }).getByRole('listitem'),
  ).toHaveCount(4)
  await expect(article.getByRole('list', { name: 'Etiketler' }).getByRole('listitem')).toHaveText([
    ...ORDINARY_POST.tags,
  ])
  await expect(article.getByRole('link', { name: 'Tasarlayın' })).toHaveAttribute(
    'href',
    '/configurator',
  )
})

test('a post about a fault ends with the number and a chat, the same in the list and on its own page', async ({
  page,
}) => {
  const links = page.getByRole('complementary', { name: 'Yazıyla ilgili' }).getByRole('link')
  const expectWaysToHelp = async () => {
    await expect(links).toHaveText([formatPhone(site.phone), 'Fotoğrafını gönderin'])
    await expect(links.first()).toHaveAttribute('href', telUrl(site.phone))
    await expect(links.last()).toHaveAttribute('href', whatsAppUrl(site.phone, site.chat.fault))
    return links.evaluateAll((all) =>
      all.map((link) => {
        const { color, backgroundColor, boxShadow } = getComputedStyle(link)
        return [link.clientHeight, color, backgroundColor, boxShadow]
      }),
    )
  }
  const { read, heading } = await openBlog(page)
  await read(FAULT_POST.title).click()
  await expect(heading(FAULT_POST.title)).toBeFocused()
  const looksInList = await expectWaysToHelp()
  await page.goto(`/blog/${FAULT_POST.slug}`)
  await expect(heading(FAULT_POST.title)).toBeVisible()
  expect(await expectWaysToHelp()).toEqual(looksInList)
})

/** How every element of the open post stands there, apart from the way back, which differs. */
const looks = (page: Page) =>
  page.locator('article h1').evaluate((heading) => {
    const article = heading.closest('article')
    const elements =
      article?.querySelectorAll('header, header *, header ~ *, article > * + * *') ?? []
    return [...elements].map((element) => {
      const { width, height } = element.getBoundingClientRect()
      const { color, marginTop } = getComputedStyle(element)
      const { content } = getComputedStyle(element, '::before')
      return [element.tagName, width, height, color, marginTop, content].join(' ')
    })
  })

test.describe('in the font that every visit has', () => {
  // The site's own font is left out where it comes late, on one page and not on the next.
  test.use({ expectedMessages: /ERR_FAILED/u })
  test.beforeEach(({ page }) => page.route('**/*.woff2', (route) => route.abort()))

  test('a post opened in the list looks as it does on its own page', async ({ page }) => {
    const { read, heading } = await openBlog(page)
    await read(ORDINARY_POST.title).click()
    await expect(heading(ORDINARY_POST.title)).toBeFocused()
    const opened = await looks(page)
    await page.goto(`/blog/${ORDINARY_POST.slug}`)
    await expect(heading(ORDINARY_POST.title)).toBeVisible()
    expect(opened.length).toBeGreaterThan(40)
    expect(await looks(page)).toEqual(opened)
  })
})

test('the featured card opens its post with Devamını Oku', async ({ page }) => {
  const { featured, heading } = await openBlog(page)
  await featured.getByRole('link', { name: `Devamını Oku: ${FEATURED_POST.title}` }).click()
  await expect(heading(FEATURED_POST.title)).toBeFocused()
})

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
  expect(await scrollY(page)).toBe(place)
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
  expect(await scrollY(page)).toBe(0)
  await page.goBack()
  await expect(grid).toBeVisible()
  expect(await scrollY(page)).toBe(120)
  await expect(page).toHaveURL('/blog')
})

test('the skip link inside an open post does not close it', async ({ page }) => {
  const { read, heading } = await openBlog(page)
  await read(ORDINARY_POST.title).click()
  await expect(heading(ORDINARY_POST.title)).toBeFocused()
  await page.getByRole('link', { name: 'İçeriğe geç' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/blog#icerik')
  await expect(heading(ORDINARY_POST.title)).toBeVisible()
  await page.goBack()
  await expect(heading(ORDINARY_POST.title)).toBeVisible()
  await page.goBack()
  await expect(heading(ORDINARY_POST.title)).toBeHidden()
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
  const gate = Promise.withResolvers<undefined>()
  await page.route(`**/blog/${ORDINARY_POST.slug}.json`, async (route) => {
    await gate.promise
    await route.continue()
  })
  await read(ORDINARY_POST.title).click()
  await search.fill('keşif')
  gate.resolve(undefined)
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

test('the second half of a double click presses nothing that the opened post has brought under it', async ({
  page,
}) => {
  const { read, heading } = await openBlog(page)
  await read(ORDINARY_POST.title).click()
  await expect(heading(ORDINARY_POST.title)).toBeVisible()
  await page.getByRole('article').evaluate((article) => {
    const link = document.createElement('a')
    link.href = '#alt'
    link.textContent = 'Altta'
    article.append(link)
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('a[href="#alt"]{position:fixed;inset:0;z-index:99}')
    document.adoptedStyleSheets.push(sheet)
  })
  await page.mouse.move(300, 400)
  await page.mouse.down({ clickCount: 2 })
  await page.mouse.up({ clickCount: 2 })
  await expect(page).toHaveURL('/blog')
  await page.mouse.click(600, 200)
  await expect(page).toHaveURL('/blog#alt')
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

test('where few bytes are wanted, a text is fetched when its card is pressed, not before', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  await page.clock.install()
  const asked = watchTexts(page)
  const { read, heading } = await openBlog(page)
  await read(ORDINARY_POST.title).focus()
  await read(ORDINARY_POST.title).hover()
  await page.clock.runFor(1000)
  expect(asked).toEqual([])
  await read(ORDINARY_POST.title).click()
  await expect(heading(ORDINARY_POST.title)).toBeFocused()
  expect(asked).toEqual([`/blog/${ORDINARY_POST.slug}.json`])
})

test('no text is fetched before the visitor shows intent, and then once', async ({ page }) => {
  const asked = watchTexts(page)
  const { read, heading } = await openBlog(page)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  expect(asked).toEqual([])
  await read(ORDINARY_POST.title).hover()
  await expect.poll(() => asked).toEqual([`/blog/${ORDINARY_POST.slug}.json`])
  await read(ORDINARY_POST.title).click()
  await expect(heading(ORDINARY_POST.title)).toBeFocused()
  await page.goBack()
  await read(ORDINARY_POST.title).click()
  await expect(heading(ORDINARY_POST.title)).toBeFocused()
  expect(asked).toHaveLength(1)
})

test('the keyboard finds, opens and closes a post', async ({ page }) => {
  const { category, search, read, heading } = await openBlog(page)
  await search.focus()
  await page.keyboard.type('montaj günü')
  await page.keyboard.press('Tab')
  await expect(category('Tümü')).toBeFocused()
  for (const name of ['Kepenk Rehberi', 'Bakım & Onarım', 'Teknoloji', 'Montaj']) {
    await page.keyboard.press('ArrowRight')
    await expect(category(name)).toBeFocused()
    await expect(category(name)).toBeChecked()
  }
  await page.keyboard.press('Tab')
  await expect(read(ORDINARY_POST.title)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(heading(ORDINARY_POST.title)).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(read(ORDINARY_POST.title)).toBeFocused()
})

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
    ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
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

test.describe('on the narrowest phone', () => {
  test.use({ viewport: { width: 320, height: 640 } })
  test('neither an open post nor its own page scrolls sideways', async ({ page }) => {
    const overflow = () =>
      page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
    const { read, heading } = await openBlog(page)
    expect(await overflow()).toBe(0)
    await read(FEATURED_POST.title).click()
    await expect(heading(FEATURED_POST.title)).toBeVisible()
    expect(await overflow()).toBe(0)
    await page.goto(`/blog/${FEATURED_POST.slug}`)
    await expect(heading(FEATURED_POST.title)).toBeVisible()
    expect(await overflow()).toBe(0)
  })
})

test.describe('a visitor who asked for stillness', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })
  test('is at the top of the post at once', async ({ page }) => {
    const { read, heading } = await openBlog(page)
    await page.evaluate(() => {
      addEventListener('scroll', () => {
        document.documentElement.dataset['scrolls'] = String(
          Number(document.documentElement.dataset['scrolls'] ?? 0) + 1,
        )
      })
    })
    await read(ORDINARY_POST.title).focus()
    const before = Number((await page.locator('html').getAttribute('data-scrolls')) ?? 0)
    await page.keyboard.press('Enter')
    await expect(heading(ORDINARY_POST.title)).toBeFocused()
    expect(await scrollY(page)).toBe(0)
    await page.evaluate(() => new Promise(requestAnimationFrame))
    const after = Number(await page.locator('html').getAttribute('data-scrolls'))
    expect(after - before).toBeLessThanOrEqual(2)
  })
})
