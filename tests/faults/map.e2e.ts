import { mapUrl } from '#domain/outbound/links.ts'
import { site } from '../support/content.ts'
import { expect, test } from '../support/visitor.ts'

const provided = mapUrl(site.map.embedUrl, site.location)
const provider = new URL(provided).origin
const isProvider = (url: URL) => url.origin === provider
/** The provider's page, as far as these tests need it. */
const stub = {
  contentType: 'text/html; charset=utf-8',
  body: '<!doctype html><html lang="en"><title>Map</title><h1>Provider’s map</h1></html>',
}

test('no other host hears of a visitor who only looks at the page', async ({ page, baseURL }) => {
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).origin))
  await page.goto('/contact')
  const frame = page.getByTitle(/^Harita: /u)
  await frame.scrollIntoViewIfNeeded()
  await expect(frame.contentFrame().getByRole('link', { name: 'Haritayı aç' })).toBeVisible()
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  expect([...hosts]).toEqual([baseURL])
})

test.describe('when the visitor asks for the map', () => {
  // The fixture calls each request to another host a fault; this one was asked for.
  test.use({ expectedMessages: new RegExp(`^other host: ${provider}/`, 'u') })

  test('it loads in the same frame, and the page stays', async ({ page }) => {
    const asked: string[] = []
    await page.route(isProvider, async (route) => {
      asked.push(route.request().url())
      await route.fulfill(stub)
    })
    await page.goto('/contact')
    const map = page.getByTitle(/^Harita: /u).contentFrame()
    await map.getByRole('link', { name: 'Haritayı aç' }).click()
    await expect(map.getByRole('heading', { name: 'Provider’s map' })).toBeVisible()
    expect(asked).toEqual([provided])
    expect(new URL(page.url()).pathname).toBe('/contact')
  })

  test('the keyboard reaches the link and stays in the frame', async ({ page }) => {
    await page.route(isProvider, (route) => route.fulfill(stub))
    await page.goto('/contact')
    const map = page.getByTitle(/^Harita: /u).contentFrame()
    await map.getByRole('link', { name: 'Haritayı aç' }).press('Enter')
    await expect(map.getByRole('heading', { name: 'Provider’s map' })).toBeVisible()
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('it loads in the frame too', async ({ page }) => {
      await page.route(isProvider, (route) => route.fulfill(stub))
      await page.goto('/contact')
      const map = page.getByTitle(/^Harita: /u).contentFrame()
      await map.getByRole('link', { name: 'Haritayı aç' }).click()
      await expect(map.getByRole('heading', { name: 'Provider’s map' })).toBeVisible()
    })
  })
})

test.describe('when the provider cannot be reached', () => {
  test.use({ expectedMessages: new RegExp(`^other host: ${provider}/|ERR_FAILED`, 'u') })

  test('address and directions stay on the page', async ({ page }) => {
    await page.route(isProvider, (route) => route.abort())
    await page.goto('/contact')
    const failed = page.waitForEvent('requestfailed')
    const map = page.getByTitle(/^Harita: /u).contentFrame()
    await map.getByRole('link', { name: 'Haritayı aç' }).click()
    await failed
    await expect(page.getByRole('main').getByText(site.address.street)).toBeVisible()
    await expect(page.getByRole('link', { name: /^Yol tarifi alın/u })).toBeVisible()
  })
})
