import type { Locator, Page } from '@playwright/test'
import { stopClock } from '../support/clock.ts'
import { banner, choice, toggle, preferences, stored, all, none } from '../support/consent.ts'
import { expect, test } from '../support/visitor.ts'

test.use({ storedConsent: null })

test('the banner says who asks, what for and that refusing is possible, and leads to the policy', async ({
  page,
}) => {
  await page.goto('/about')
  await expect(banner(page)).toContainText('Örnek Kepenk')
  await expect(banner(page)).toContainText('şu anda yalnızca gerekli kayıtları tutuyor')
  await expect(banner(page)).toContainText('ötekileri reddedebilirsiniz')
  await expect(banner(page).getByRole('link', { name: 'Çerez Politikası' })).toHaveAttribute(
    'href',
    '/cookie-policy',
  )
})

test('refusing is as prominent as accepting', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/about')
  const looks = (button: Locator) =>
    button.evaluate((element) => {
      const { height, font, color, background, padding } = getComputedStyle(element)
      return { height, font, color, background, padding }
    })
  const widthOf = async (button: Locator) => (await button.boundingBox())?.width
  const refuse = choice(page, 'Sadece Gerekli')
  const accept = choice(page, 'Tümünü Kabul Et')
  expect(await looks(accept)).toEqual(await looks(refuse))
  expect(await looks(choice(page, 'Ayarlar'))).toEqual(await looks(refuse))
  expect(await widthOf(accept)).toBe(await widthOf(refuse))
})

for (const [name, consent] of [
  ['Tümünü Kabul Et', all],
  ['Sadece Gerekli', none],
] as const) {
  test(`‘${name}’ stores exactly that with its time, confirms and hides the banner`, async ({
    page,
  }) => {
    await page.goto('/about')
    await choice(page, name).click()
    await expect(banner(page)).toBeHidden()
    await expect(page.getByRole('status')).toHaveText('Tercihiniz kaydedildi.')
    const { consent: kept, date, adsEnabled } = await stored(page)
    expect(kept).toEqual(consent)
    expect(new Date(date ?? '').toISOString()).toBe(date)
    expect(adsEnabled).toBe(String(consent.advertising))
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(banner(page)).toBeHidden()
  })
}

test('the confirmation goes away after 4 s', async ({ page }) => {
  await stopClock(page)
  await page.goto('/about')
  await choice(page, 'Sadece Gerekli').click()
  await expect(page.getByRole('status')).not.toBeEmpty()
  await page.clock.runFor(4000)
  await expect(page.getByRole('status')).toBeEmpty()
})

test('‘Ayarlar’ opens the categories: necessary locked on, all others off', async ({ page }) => {
  await page.goto('/about')
  await choice(page, 'Ayarlar').click()
  await expect(toggle(page, 'Gerekli')).toBeChecked()
  await expect(toggle(page, 'Gerekli')).toBeDisabled()
  for (const name of ['Analitik', 'Reklam', 'İşlevsel']) {
    await expect(toggle(page, name)).not.toBeChecked()
  }
  await expect(banner(page).getByRole('button')).toHaveText([
    'Kapat',
    'Sadece Gerekli',
    'Tümünü Kabul Et',
    'Tercihleri Kaydet',
  ])
})

test('‘Tercihleri Kaydet’ stores what the switches say', async ({ page }) => {
  await page.goto('/about')
  await choice(page, 'Ayarlar').click()
  await toggle(page, 'Reklam').check()
  await toggle(page, 'İşlevsel').check()
  await choice(page, 'Tercihleri Kaydet').click()
  await expect(banner(page)).toBeHidden()
  expect((await stored(page)).consent).toEqual({ ...none, advertising: true, functional: true })
})

for (const [how, close] of [
  ['the close button', (page: Page) => choice(page, 'Kapat').click()],
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
] as const) {
  test(`${how} returns to the simple view and stores nothing`, async ({ page }) => {
    await page.goto('/about')
    await choice(page, 'Ayarlar').click()
    await toggle(page, 'Analitik').check()
    await close(page)
    await expect(choice(page, 'Ayarlar')).toBeFocused()
    await expect(toggle(page, 'Analitik')).toBeHidden()
    expect(await stored(page)).toEqual({ consent: null, date: null, adsEnabled: null })
    await choice(page, 'Ayarlar').click()
    await expect(toggle(page, 'Analitik')).not.toBeChecked()
  })
}

test('‘Çerez tercihleri’ opens the stored choice again; closing hides it and changes nothing', async ({
  page,
}) => {
  await page.goto('/about')
  await choice(page, 'Ayarlar').click()
  await toggle(page, 'Analitik').check()
  await choice(page, 'Tercihleri Kaydet').click()
  const before = await stored(page)
  await page.goto('/')
  await preferences(page).click()
  await expect(toggle(page, 'Analitik')).toBeChecked()
  await expect(toggle(page, 'Reklam')).not.toBeChecked()
  await choice(page, 'Kapat').click()
  await expect(banner(page)).toBeHidden()
  await expect(preferences(page)).toBeFocused()
  expect(await stored(page)).toEqual(before)
})

test('a consent is withdrawn in two presses, from any page', async ({ page }) => {
  await page.goto('/about')
  await choice(page, 'Tümünü Kabul Et').click()
  await preferences(page).click()
  await choice(page, 'Sadece Gerekli').click()
  expect((await stored(page)).consent).toEqual(none)
  await expect(preferences(page)).toBeFocused()
})

test('the confirmation makes room for the settings when they are opened again', async ({
  page,
}) => {
  await page.goto('/about')
  await choice(page, 'Sadece Gerekli').click()
  await expect(page.getByRole('status')).not.toBeEmpty()
  await preferences(page).click()
  await expect(page.getByRole('status')).toBeEmpty()
})

test('a mind changed twice on one page is as good as once', async ({ page }) => {
  await stopClock(page)
  await page.goto('/about')
  await choice(page, 'Sadece Gerekli').click()
  await page.clock.runFor(1500)
  await preferences(page).click()
  await choice(page, 'Tümünü Kabul Et').click()
  // What follows a choice comes a second later; a complaint in the console would fail this test.
  await page.clock.runFor(1500)
  expect((await stored(page)).consent).toEqual(all)
})
