import type { Page } from '@playwright/test'
import { telUrl, whatsAppUrl } from '#domain/outbound/links.ts'
import { formatPhone } from '#lib/format.ts'
import {
  FAULT_POST,
  FEATURED_POST,
  openBlog,
  ORDINARY_POST,
  watchTexts,
  scrollYOf,
} from '../support/blog.ts'
import { connectBy, THRIFTY } from '../support/connection.ts'
import { site } from '../support/content.ts'
import { sidewaysOverflow } from '../support/overflow.ts'
import { expect, test } from '../support/visitor.ts'

test('Oku opens the post in place, from its top, with the address unchanged', async ({ page }) => {
  const { read, heading, wayBack, search } = await openBlog(page)
  await read(ORDINARY_POST.title).scrollIntoViewIfNeeded()
  await read(ORDINARY_POST.title).click()
  await expect(heading(ORDINARY_POST.title)).toBeFocused()
  await expect.poll(() => scrollYOf(page)).toBe(0)
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

test('where few bytes are wanted, a text is fetched when its card is pressed, not before', async ({
  page,
}) => {
  await connectBy(page, THRIFTY['Save-Data'])
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

test.describe('on the narrowest phone', () => {
  test.use({ viewport: { width: 320, height: 640 } })
  test('neither an open post nor its own page scrolls sideways', async ({ page }) => {
    const { read, heading } = await openBlog(page)
    expect(await sidewaysOverflow(page)).toEqual([])
    await read(FEATURED_POST.title).click()
    await expect(heading(FEATURED_POST.title)).toBeVisible()
    expect(await sidewaysOverflow(page)).toEqual([])
    await page.goto(`/blog/${FEATURED_POST.slug}`)
    await expect(heading(FEATURED_POST.title)).toBeVisible()
    expect(await sidewaysOverflow(page)).toEqual([])
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
    expect(await scrollYOf(page)).toBe(0)
    await page.evaluate(() => new Promise(requestAnimationFrame))
    const after = Number(await page.locator('html').getAttribute('data-scrolls'))
    expect(after - before).toBeLessThanOrEqual(2)
  })
})
