import type { Locator } from '@playwright/test'
import { stopClock } from '../support/clock.ts'
import { isOnTop } from '../support/on-top.ts'
import { sidewaysOverflow } from '../support/overflow.ts'
import { expect, test } from '../support/visitor.ts'
import { goOnTo, openWizard } from '../support/wizard.ts'

const STEPS = ['Tip', 'Malzeme', 'Renk', 'Ölçü', 'Özellikler', 'Özet'] as const
const SCREENS = [
  [320, 640],
  [640, 320],
  [360, 740],
  [820, 1180],
  [1440, 900],
] as const

async function messageOf(link: Locator): Promise<string | null> {
  const url = new URL((await link.getAttribute('href')) ?? '')
  expect(url.origin).toBe('https://wa.me')
  return url.searchParams.get('text')
}

test('a visitor walks the six steps and finds every choice in order and quote', async ({
  page,
}) => {
  const wizard = await openWizard(page)
  await expect(wizard.stepName).toHaveText('Adım 1 / 6: Tip')
  await expect(wizard.back).toBeDisabled()
  const types = page.getByRole('group', { name: 'Nasıl açılsın?' })
  await expect(types.getByText('başlangıç 2.500 ₺')).toBeVisible()
  await wizard.radio('Güvenlik Kepenk').check()
  await wizard.next.click()
  await expect(wizard.stepName).toHaveText('Adım 2 / 6: Malzeme')
  await expect(page.getByRole('img', { name: '5 üzerinden 3' })).toHaveCount(2)
  await wizard.radio('Çelik').check()
  await wizard.next.click()
  await expect(page.getByText('Popüler')).toHaveCount(4)
  await wizard.radio('Ahşap Görünüm').check()
  await wizard.next.click()
  await wizard.slider('Genişlik').fill('421')
  await page.getByRole('button', { name: 'Genişlik: 1 cm azalt' }).click()
  await page.getByRole('button', { name: 'Yükseklik: 1 cm artır' }).click()
  await expect(page.getByText('10,54 m²').last()).toBeVisible()
  await wizard.next.click()
  await wizard.feature('Uzaktan kumanda').uncheck()
  await wizard.feature('Sensör').check()
  await wizard.next.click()
  await expect(wizard.stepName).toHaveText('Adım 6 / 6: Özet')
  await expect(wizard.next).toHaveCount(0)

  const lines = `Tip: Güvenlik Kepenk
Malzeme: Çelik
Renk: Ahşap Görünüm
Ölçü: 420x251 cm
Motor: Evet
Uzaktan kumanda: Hayır
Sensör: Evet`
  expect(await messageOf(wizard.order)).toBe(
    `Merhaba, aşağıdaki kepengi sipariş etmek istiyorum:\n${lines}`,
  )
  expect(await messageOf(wizard.quote)).toBe(
    `Merhaba, aşağıdaki kepenk için fiyat teklifi almak istiyorum:\n${lines}`,
  )
  const summary = page.getByRole('main')
  await expect(summary).toContainText('420 × 251 cm')
  await expect(summary).toContainText('10,54 m²')
  await expect(summary).not.toContainText(/garanti|toplam|çarpan/iu)
})

test('the keyboard alone is enough', async ({ page }) => {
  const wizard = await openWizard(page)
  await wizard.radio('Otomatik Kepenk').focus()
  await page.keyboard.press('ArrowDown')
  await expect(wizard.radio('Manuel Kepenk')).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Hangi malzeme?' })).toBeFocused()
  for (const next of ['Hangi renk?', 'Kepenk kaç santim?']) {
    await wizard.next.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: next })).toBeFocused()
  }
  await wizard.slider('Genişlik').focus()
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowLeft')
  await wizard.slider('Yükseklik').focus()
  await page.keyboard.press('Home')
  await wizard.next.focus()
  await page.keyboard.press('Space')
  await wizard.feature('Motor').focus()
  await page.keyboard.press('Space')
  await wizard.next.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Seçtikleriniz' })).toBeFocused()
  expect(await messageOf(wizard.order)).toContain(
    'Tip: Manuel Kepenk\nMalzeme: Alüminyum\nRenk: Beyaz\nÖlçü: 799x100 cm\nMotor: Hayır\n',
  )
})

test('going back keeps the choices, and the indicator leads to every step already seen', async ({
  page,
}) => {
  const wizard = await openWizard(page)
  const steps = page.getByRole('navigation', { name: 'Adımlar' })
  await expect(steps.getByRole('button')).toHaveCount(0)
  await wizard.radio('Manuel Kepenk').check()
  await wizard.next.click()
  await wizard.radio('PVC').check()
  await goOnTo(page, 'Özellikler')
  await expect(steps.getByRole('button', { name: 'tamamlandı' })).toHaveCount(4)
  await steps.getByRole('button', { name: 'Tip tamamlandı' }).click()
  await expect(wizard.radio('Manuel Kepenk')).toBeChecked()
  await expect(wizard.back).toBeDisabled()
  await expect(steps.getByRole('button', { name: 'Özellikler' })).toBeVisible()
  await steps.getByRole('button', { name: 'Özellikler' }).click()
  await wizard.back.click()
  await wizard.back.click()
  await wizard.back.click()
  await expect(wizard.radio('PVC')).toBeChecked()
  await expect(page.getByRole('heading', { name: 'Hangi malzeme?' })).toBeFocused()
})

test('the drawing follows every choice', async ({ page }) => {
  const wizard = await openWizard(page)
  await expect(wizard.drawing).toHaveAccessibleName(
    'Önden görünüş: Otomatik Kepenk, 300 × 250 cm, 7,50 m², 31 lamel',
  )
  await expect(wizard.drawing.locator('[fill="#FFFFFF"]')).toHaveCount(1)
  await expect(wizard.drawing.getByText('⚙️')).toHaveCount(1)
  await goOnTo(page, 'Renk')
  await wizard.radio('Yeşil').check()
  await expect(wizard.drawing.locator('[fill="#228B22"]')).toHaveCount(1)
  await goOnTo(page, 'Ölçü')
  await wizard.slider('Yükseklik').fill('600')
  await expect(wizard.drawing).toHaveAccessibleName(/300\s×\s600\scm, 18,00\sm², 60 lamel/u)
})

test('the border of the preview is darker for steel', async ({ page }) => {
  // In the dark scheme nothing else in the drawing has a line of that colour.
  await page.emulateMedia({ colorScheme: 'dark' })
  const wizard = await openWizard(page)
  const darkEdges = () =>
    wizard.drawing
      .locator('rect')
      .evaluateAll(
        (shapes) =>
          shapes.filter((shape) => getComputedStyle(shape).stroke === 'rgb(21, 25, 28)').length,
      )
  await goOnTo(page, 'Malzeme')
  expect(await darkEdges()).toBe(0)
  await wizard.radio('Çelik').check()
  await expect.poll(darkEdges).toBe(1)
})

// On a busy machine a second click may come so late that it is a visitor's next one: in these two no time passes.
test('a second tap on ‘Sonraki’ does not order', async ({ page }) => {
  // On a phone the order stands exactly where 'Sonraki' stood.
  await page.setViewportSize({ width: 360, height: 740 })
  await stopClock(page)
  const wizard = await openWizard(page)
  await goOnTo(page, 'Özellikler')
  const box = await wizard.next.boundingBox()
  await page.mouse.dblclick((box?.x ?? 0) + 60, (box?.y ?? 0) + 20)
  await expect(wizard.order).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Seçtikleriniz' })).toBeFocused()
  await expect(page).toHaveURL(/\/configurator$/u)
})

test('a double click on ‘Sonraki’ or ‘Önceki’ is one step; single clicks may be as quick', async ({
  page,
}) => {
  await stopClock(page)
  const wizard = await openWizard(page)
  await wizard.next.dblclick()
  await expect(wizard.stepName).toHaveText('Adım 2 / 6: Malzeme')
  await wizard.next.click()
  await expect(wizard.stepName).toHaveText('Adım 3 / 6: Renk')
  await wizard.back.dblclick()
  await expect(wizard.stepName).toHaveText('Adım 2 / 6: Malzeme')
  await wizard.back.click()
  await expect(wizard.stepName).toHaveText('Adım 1 / 6: Tip')
})

test('nothing is stored, the address stays, and a reload starts over', async ({ page }) => {
  const wizard = await openWizard(page)
  const stored = () =>
    page.evaluate(() => [...Object.entries(localStorage), ...Object.entries(sessionStorage)])
  const before = await stored()
  await wizard.radio('Manuel Kepenk').check()
  await goOnTo(page, 'Özet')
  expect(await stored()).toEqual(before)
  await expect(page).toHaveURL(/\/configurator$/u)
  await expect(page.locator('form')).toHaveCount(0)
  await page.goto('/configurator')
  await expect(wizard.radio('Otomatik Kepenk')).toBeChecked()
  await expect(wizard.stepName).toHaveText('Adım 1 / 6: Tip')
})

test('the summary prints on one sheet', async ({ page }) => {
  await openWizard(page)
  await goOnTo(page, 'Özet')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.getByRole('link', { name: 'Sipariş Ver' })).toBeHidden()
  await expect(page.getByText('Ad soyad')).toBeVisible()
  const pdf = await page.pdf({ preferCSSPageSize: true })
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/gu)).toHaveLength(1)
})

test('no step scrolls sideways, on a phone, a tablet or a desk', async ({ page }) => {
  await openWizard(page)
  for (const step of STEPS) {
    await goOnTo(page, step)
    for (const [width, height] of SCREENS) {
      await page.setViewportSize({ width, height })
      expect(await sidewaysOverflow(page), `${step} at ${String(width)} px`).toEqual([])
    }
  }
})

test('beside the options the drawing is in sight as a whole in every step, however few there are', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const wizard = await openWizard(page)
  const preview = page.getByRole('region', { name: 'Önizleme' })
  const headerEnd = () =>
    page.getByRole('banner').evaluate((header) => header.getBoundingClientRect().bottom)
  await wizard.radio('Manuel Kepenk').check()
  for (const step of ['Malzeme', 'Renk', 'Ölçü', 'Özellikler']) {
    await goOnTo(page, step)
    await expect(preview, step).toBeInViewport({ ratio: 1 })
    const box = await preview.boundingBox()
    expect(box?.y, step).toBeGreaterThanOrEqual(await headerEnd())
  }
})

test('beside the options ‘Sonraki’ stands above the bottom rail before anything was scrolled', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1180, height: 820 })
  const { next } = await openWizard(page)
  const rail = page.getByRole('region', { name: 'Hızlı iletişim' })
  await expect(rail.getByRole('link', { name: 'Hemen arayın' })).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await expect(next).toBeInViewport({ ratio: 1 })
  expect(await isOnTop(next)).toBe(true)
})

test('on a phone the drawing stays in sight and the buttons stand between call and chat', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const wizard = await openWizard(page)
  await goOnTo(page, 'Renk')
  await wizard.radio('Siyah').check()
  await expect(wizard.drawing).toBeInViewport({ ratio: 0.95 })
  await expect(wizard.radio('Siyah')).toBeInViewport()
  const contact = page.getByRole('region', { name: 'Hızlı iletişim' })
  const [call, back, next, chat] = await Promise.all(
    [
      contact.getByRole('link', { name: 'Hemen arayın' }),
      wizard.back,
      wizard.next,
      contact.getByRole('link', { name: 'WhatsApp' }),
    ].map((control) => control.boundingBox()),
  )
  for (const [left, right] of [
    [call, back],
    [back, next],
    [next, chat],
  ]) {
    expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(right?.x ?? 0)
  }
  for (const control of [call, back, next, chat]) {
    expect(control?.height).toBeGreaterThanOrEqual(44)
    expect(control?.width).toBeGreaterThanOrEqual(44)
  }
})
