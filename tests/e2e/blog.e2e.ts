import { readdirSync } from 'node:fs'
import { FAULT_POST, FEATURED_POST, openBlog, ORDINARY_POST } from '../support/blog.ts'
import { expect, test } from '../support/visitor.ts'

const POST_COUNT = readdirSync('content/posts').filter((name) => name.endsWith('.md')).length
const SEASON_CHECK = 'Mevsim başında yapılacak yedi kepenk kontrolü'

test('the list shows every post once in the grid and the featured ones above it', async ({
  page,
}) => {
  const { readLinks, featured, grid } = await openBlog(page)
  await expect(readLinks).toHaveCount(POST_COUNT)
  await expect(grid.getByRole('heading', { name: 'Tüm Yazılar' })).toBeVisible()
  await expect(featured.getByRole('heading', { level: 3 })).toHaveText([
    'Dükkânınız için doğru kepenk nasıl seçilir?',
    FEATURED_POST.title,
  ])
})

test('a card shows category, title, excerpt, tags with a remainder, date, read time and author', async ({
  page,
}) => {
  const { featured, grid } = await openBlog(page)
  const large = featured.getByRole('article').filter({ hasText: FEATURED_POST.title })
  await expect(large.getByText('Öne çıkan')).toBeVisible()
  await expect(large.getByRole('listitem')).toHaveText(['kumanda', 'motor', 'otomasyon', '+2'])
  await expect(large.getByRole('link')).toHaveText('Devamını Oku')

  const small = grid.getByRole('article').filter({ hasText: ORDINARY_POST.title })
  await expect(small.getByText(ORDINARY_POST.category, { exact: true })).toBeVisible()
  await expect(small.getByText('Keşif ve ölçü bir gün')).toBeVisible()
  await expect(small.getByText('Öne çıkan')).toBeHidden()
  await expect(small.getByRole('listitem')).toHaveText(['montaj', 'keşif', '+1'])
  await expect(small.getByText(ORDINARY_POST.dateLabel)).toBeVisible()
  await expect(small.getByText(ORDINARY_POST.readTime)).toBeVisible()
  await expect(small.getByText('Montaj Ekibi', { exact: true })).toBeVisible()
  await expect(small.getByRole('link')).toHaveText('Oku')
})

test('a category shows its posts only and hides the featured block', async ({ page }) => {
  const { category, featured, grid, readLinks } = await openBlog(page)
  await category('Arıza & Çözüm').click()
  await expect(category('Arıza & Çözüm')).toBeChecked()
  await expect(category('Tümü')).not.toBeChecked()
  await expect(grid.getByRole('heading', { name: 'Arıza & Çözüm Yazıları' })).toBeVisible()
  await expect(featured).toBeHidden()
  await expect(grid.getByRole('heading', { name: FAULT_POST.title })).toBeVisible()
  await expect(grid.getByRole('heading', { name: ORDINARY_POST.title })).toBeHidden()
  await category('Tümü').click()
  await expect(readLinks).toHaveCount(POST_COUNT)
  await expect(featured).toBeVisible()
})

test('all seven filters stand there in order', async ({ page }) => {
  await openBlog(page)
  const filters = page.getByRole('radiogroup', { name: 'Kategori' }).getByRole('radio')
  expect(
    await filters.evaluateAll((all) => all.map((one) => one.closest('label')?.textContent)),
  ).toEqual([
    'Tümü',
    'Kepenk Rehberi',
    'Bakım & Onarım',
    'Teknoloji',
    'Montaj',
    'Malzeme',
    'Arıza & Çözüm',
  ])
})

for (const word of ['BAKIM', 'bakım', 'bakim', 'BAKİM']) {
  test(`${word} finds the post about bakım`, async ({ page }) => {
    const { search, grid } = await openBlog(page)
    await search.fill(word)
    await expect(grid.getByRole('heading', { name: SEASON_CHECK })).toBeVisible()
    await expect(grid.getByRole('heading', { name: ORDINARY_POST.title })).toBeHidden()
  })
}

for (const word of ['ARIZA', 'arıza', 'ariza']) {
  test(`${word} finds the post about arıza`, async ({ page }) => {
    const { search, grid } = await openBlog(page)
    await search.fill(word)
    await expect(grid.getByRole('heading', { name: FAULT_POST.title })).toBeVisible()
    await expect(grid.getByRole('heading', { name: ORDINARY_POST.title })).toBeHidden()
  })
}

test('the search looks in titles, excerpts and tags, and each word must match', async ({
  page,
}) => {
  const { search, featured, grid, readLinks } = await openBlog(page)
  const results = grid.getByRole('heading', { level: 3 })
  await search.fill('akilli ev')
  await expect(results).toHaveText([FEATURED_POST.title])
  await expect(featured.getByRole('heading', { level: 3 })).toHaveText([FEATURED_POST.title])
  await search.fill('teraziyle')
  await expect(readLinks).toHaveCount(0)
  await search.fill('keşif test')
  await expect(results).toHaveText([ORDINARY_POST.title])
  await expect(featured).toBeHidden()
})

test('search and category narrow together, and an empty result can be cleared', async ({
  page,
}) => {
  const { search, category, readLinks } = await openBlog(page)
  await category('Montaj').click()
  await search.fill('kumanda')
  await expect(
    page.getByRole('heading', { name: 'Aradığınız kriterlere uygun yazı bulunamadı' }),
  ).toBeVisible()
  await expect(
    page.getByText('Farklı anahtar kelimeler veya kategoriler deneyebilirsiniz.'),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Tüm yazıları göster' }).click()
  await expect(readLinks).toHaveCount(POST_COUNT)
  await expect(search).toHaveValue('')
  await expect(search).toBeFocused()
  await expect(category('Tümü')).toBeChecked()
})

test('the number of results is announced once the visitor stops typing', async ({ page }) => {
  const { search } = await openBlog(page)
  const status = page.getByRole('main').getByRole('status')
  await expect(status).toHaveText('')
  await status.evaluate((element) => {
    const said: (string | null)[] = []
    Object.assign(window, { said })
    new MutationObserver(() => said.push(element.textContent)).observe(element, {
      childList: true,
      characterData: true,
      subtree: true,
    })
  })
  await search.pressSequentially('akilli ev', { delay: 20 })
  await expect(status).toHaveText('1 yazı bulundu')
  expect(await page.evaluate('said')).toEqual(['1 yazı bulundu'])
  await search.fill('zzz')
  await expect(status).toHaveText('Aradığınız kriterlere uygun yazı bulunamadı')
})

test('as many results for another word are announced again', async ({ page }) => {
  const { search } = await openBlog(page)
  const status = page.getByRole('main').getByRole('status')
  for (const word of ['zzz', 'qqq']) {
    await search.fill(word)
    await expect(status).toHaveText('')
    await expect(status).toHaveText('Aradığınız kriterlere uygun yazı bulunamadı')
  }
})

test('dates are the same wherever the visitor is', async ({ browser, baseURL }) => {
  for (const timezoneId of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
    const context = await browser.newContext({ timezoneId, ...(baseURL ? { baseURL } : {}) })
    await context.addInitScript(() => {
      sessionStorage.setItem('introShown', 'true')
    })
    const page = await context.newPage()
    const { grid } = await openBlog(page)
    await expect(grid.getByText(ORDINARY_POST.dateLabel)).toBeVisible()
    await context.close()
  }
})
