import { banner } from '../support/consent.ts'
import { changeSettings } from '../support/settings.ts'
import { expect, test } from '../support/visitor.ts'

test.use({
  storedConsent: null,
  expectedMessages: /googletagmanager|ERR_BLOCKED_BY_CLIENT|ERR_FAILED|status of 500/u,
})

const HOST = 'https://www.googletagmanager.com/**'
const KEY = { 'data-analytics-key': 'G-TEST1' }

test('a tag that is blocked or fails is not noticed by the visitor', async ({ page }) => {
  await changeSettings(page, KEY)
  for (const answer of ['block', 'fail'] as const) {
    await page.unroute(HOST)
    await page.route(HOST, (route) =>
      answer === 'block' ? route.abort('blockedbyclient') : route.fulfill({ status: 500 }),
    )
    const answered = page.waitForEvent('requestfailed')
    await page.goto('/about')
    const accept = page.getByRole('button', { name: 'Tümünü Kabul Et' })
    if (await accept.isVisible()) await accept.click()
    await expect(banner(page)).toBeHidden()
    expect((await answered).url()).toMatch(/googletagmanager/u)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
})

test('the tag’s code may get lost on the way: the choice is kept all the same', async ({
  page,
}) => {
  await page.route(/google-tag.*\.js$/u, (route) => route.abort())
  await changeSettings(page, KEY)
  await page.goto('/about')
  await page.getByRole('button', { name: 'Tümünü Kabul Et' }).click()
  await expect(page.getByRole('status')).toHaveText('Tercihiniz kaydedildi.')
  await page.waitForLoadState('networkidle')
})
