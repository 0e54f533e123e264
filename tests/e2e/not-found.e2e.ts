import { navigation, routeLabels, routes } from '#domain/site/routes.ts'
import { formatPhone } from '#lib/format.ts'
import { site } from '../support/content.ts'
import { expect, test } from '../support/visitor.ts'

// The browser reports the status of the page itself as an error.
test.use({ expectedMessages: /status of 404/u })

for (const path of ['/yok', '/blog/olmayan-yazi', '/çok/derin/bir/yol', '/yok.html?a=1'])
  test(`an unknown address gets the Turkish page with status 404: ${path}`, async ({ page }) => {
    const response = await page.goto(path)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: 'Bu kepenk kapalı.' })).toBeVisible()
    await expect(page).toHaveTitle(/^Sayfa bulunamadı \| /u)
    // Styles arrive at any depth.
    await expect(page.getByRole('main').getByRole('navigation')).toHaveCSS(
      'background-color',
      'rgb(255, 181, 46)',
    )
  })

test('the way on is there: the phone number, the seven pages, home', async ({ page }) => {
  await page.goto('/olmayan/bir/sayfa')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: formatPhone(site.phone) })).toHaveAttribute(
    'href',
    `tel:${site.phone}`,
  )
  const links = main.getByRole('navigation', { name: 'Sitedeki sayfalar' }).getByRole('link')
  await expect(links).toHaveText(navigation.map((name) => routeLabels[name]))
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(addresses).toEqual(navigation.map((name) => routes[name]))
  await expect(main.getByRole('link', { name: 'Ana sayfaya dönün' })).toHaveAttribute('href', '/')
})

test('search engines are told not to list it', async ({ page }) => {
  await page.goto('/yok')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/u)
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0)
})
