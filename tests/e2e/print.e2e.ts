import { faqs, site } from '../support/content.ts'
import { formatPhone } from '#lib/format.ts'
import { expect, test } from '../support/visitor.ts'

test('on paper the contact page has number, address, hours and every answer, and none of the buttons', async ({
  page,
}) => {
  await page.goto('/contact')
  await page.emulateMedia({ media: 'print' })
  const main = page.getByRole('main')
  for (const text of [formatPhone(site.phone), site.address.street, site.hoursLabel])
    await expect(main.getByText(text).first()).toBeVisible()
  for (const { answer } of faqs)
    await expect(main.getByText(answer.slice(0, 30)).first()).toBeVisible()
  await expect(page.getByTitle(/^Harita: /u)).toBeHidden()
  await expect(page.getByRole('region', { name: 'Hızlı iletişim' })).toBeHidden()
  await expect(page.getByRole('navigation', { name: 'Ana menü' })).toBeHidden()
})

test('on paper every service tells its details', async ({ page }) => {
  await page.goto('/services')
  const texts = page.getByRole('main').locator('details > div')
  await expect(texts.first()).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  for (const text of await texts.all()) await expect(text).toBeVisible()
})

test('while the contact page is printed every answer is open, and afterwards only what was', async ({
  page,
}) => {
  await page.goto('/contact')
  const questions = page.getByRole('main').locator('details')
  const open = page.getByRole('main').locator('details[open]')
  const printing = (event: 'beforeprint' | 'afterprint') =>
    page.evaluate((name) => dispatchEvent(new Event(name)), event)
  await questions.nth(2).locator('summary').click()
  await expect(open).toHaveCount(1)
  await printing('beforeprint')
  await expect(open).toHaveCount(faqs.length)
  await printing('afterprint')
  await expect(open).toHaveCount(1)
  await expect(questions.nth(2)).toHaveAttribute('open')
  // They close each other again.
  await questions.nth(1).locator('summary').click()
  await expect(open).toHaveCount(1)
})

test('on paper the types of the configurator stand with their starting prices', async ({
  page,
}) => {
  await page.goto('/configurator')
  await page.emulateMedia({ media: 'print' })
  await expect(
    page
      .getByRole('main')
      .getByText(/başlangıç\s[\d.]+\s₺/u)
      .first(),
  ).toBeVisible()
})

for (const path of ['/contact', '/blog/aluminyum-mu-celik-mi-pvc-mi', '/services']) {
  test(`${path} on paper says whom it is from and keeps to what can be read`, async ({ page }) => {
    await page.goto(path)
    await page.emulateMedia({ media: 'print' })
    for (const part of ['banner', 'contentinfo'] as const) {
      await expect(page.getByRole(part)).toBeHidden()
    }
    await expect(page.getByRole('link', { name: 'İçeriğe geç' })).toBeHidden()
    await expect(page.getByRole('link', { name: 'Hemen arayın' })).toBeHidden()
    expect(await page.evaluate(() => getComputedStyle(document.body, '::before').content)).toMatch(
      /^"Örnek Kepenk, 0500\s000\s00\s00"$/u,
    )
  })
}

test('on paper every title is dark, and no ground that would be printed white lies over it', async ({
  page,
}) => {
  for (const path of ['/', '/services', '/portfolio', '/about', '/blog']) {
    await page.goto(path)
    await page.emulateMedia({ media: 'print' })
    const title = page.getByRole('main').getByRole('heading', { level: 1 })
    await expect(title, path).toHaveCSS('color', 'rgb(0, 0, 0)')
    const over = await title.evaluate((heading) => {
      const found: string[] = []
      for (let around = heading.parentElement; around; around = around.parentElement)
        for (const layer of ['::before', '::after']) {
          const { content, display, position, zIndex } = getComputedStyle(around, layer)
          const isDrawn = content !== 'none' && display !== 'none' && position === 'absolute'
          if (isDrawn && !zIndex.startsWith('-')) found.push(around.className + layer)
        }
      return found
    })
    expect(over, path).toEqual([])
    await page.emulateMedia({ media: 'screen' })
  }
})
