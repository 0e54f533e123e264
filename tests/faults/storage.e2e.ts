import { banner } from '../support/consent.ts'
import { expect, test } from '../support/visitor.ts'

/** Scripts that break a storage before the page sees it. */
const faults = {
  null: (area: string) => {
    Object.defineProperty(window, area, { get: () => null })
  },
  blocked: (area: string) => {
    Object.defineProperty(window, area, {
      get: () => {
        throw new DOMException('blocked', 'SecurityError')
      },
    })
  },
  full: (area: string) => {
    const real = area === 'localStorage' ? localStorage : sessionStorage
    const full = {
      getItem: (key: string) => real.getItem(key),
      removeItem: (key: string) => {
        real.removeItem(key)
      },
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
    }
    Object.defineProperty(window, area, { get: () => full })
  },
}

for (const [name, breakStorage] of Object.entries(faults)) {
  test.describe(`session storage ${name}`, () => {
    test.use({ seenIntro: false, storedConsent: null })
    test(`session storage ${name}: no intro, never a loop`, async ({ page }) => {
      await page.addInitScript(breakStorage, 'sessionStorage')
      await page.goto('/about')
      await page.waitForLoadState('networkidle')
      await expect(page).toHaveURL('/about')
      await page.goto('/intro')
      await page.keyboard.press('Escape')
      await page.waitForURL('/')
      await page.waitForLoadState('networkidle')
      await expect(page).toHaveURL('/')
    })
  })

  test.describe(`local storage ${name}`, () => {
    test.use({ storedConsent: null })
    test(`local storage ${name}: the choice holds for the page, and the site works on`, async ({
      page,
    }) => {
      await page.addInitScript(breakStorage, 'localStorage')
      await page.goto('/about')
      await banner(page).getByRole('button', { name: 'Tümünü Kabul Et' }).click()
      await expect(banner(page)).toBeHidden()
      await expect(page.getByRole('status')).toContainText('Tercihiniz bu sayfada geçerli.')
      await page.getByRole('button', { name: 'Çerez tercihleri' }).click()
      await expect(banner(page).getByRole('switch', { name: 'Analitik' })).toBeChecked()
      await page.goto('/')
      await expect(banner(page)).toBeVisible()
    })
  })
}

test('a storage that fills up does not let an older consent outlive a refusal', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const all = '{"necessary":true,"analytics":true,"advertising":true,"functional":true}'
    localStorage.setItem('cookieConsent', all)
  })
  await page.addInitScript(faults.full, 'localStorage')
  await page.goto('/about')
  await page.getByRole('button', { name: 'Çerez tercihleri' }).click()
  await banner(page).getByRole('button', { name: 'Sadece Gerekli' }).click()
  expect(await page.evaluate(() => localStorage.getItem('cookieConsent'))).toBeNull()
})

for (const damaged of [
  '',
  '{',
  'null',
  '[true,true,true,true]',
  '{"necessary":true,"analytics":"true","advertising":true,"functional":true}',
  '{"necessary":true}',
]) {
  test.describe(`a record that reads ${damaged}`, () => {
    test.use({ storedConsent: damaged })
    test(`a damaged record counts as no choice: ${damaged}`, async ({ page }) => {
      await page.goto('/about')
      await expect(banner(page)).toBeVisible()
      await banner(page).getByRole('button', { name: 'Ayarlar' }).click()
      await expect(banner(page).getByRole('switch', { name: 'Analitik' })).not.toBeChecked()
    })
  })
}
