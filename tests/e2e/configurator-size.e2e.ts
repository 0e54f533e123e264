import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { hiddenFocus } from '../support/hidden-focus.ts'
import { expect, test } from '../support/visitor.ts'
import { goOnTo, openWizard } from '../support/wizard.ts'

async function openSizeStep(page: Page) {
  const wizard = await openWizard(page)
  await goOnTo(page, 'Ölçü')
  return {
    ...wizard,
    handle: wizard.slider('Açılma oranı'),
    width: page.getByRole('textbox', { name: 'Genişlik, santimetre' }),
    height: page.getByRole('textbox', { name: 'Yükseklik, santimetre' }),
  }
}

test('a length can be typed: what is allowed counts at once, the rest is settled on leaving', async ({
  page,
}) => {
  const { width, height, slider } = await openSizeStep(page)
  await width.fill('425,4')
  await expect(slider('Genişlik')).toHaveValue('425')
  await width.press('Enter')
  await expect(width).toHaveValue('425')

  await width.fill('3,5 m')
  await expect(slider('Genişlik')).toHaveValue('350')
  await width.press('Enter')
  await expect(width).toHaveValue('350')

  await width.fill('25')
  await expect(slider('Genişlik')).toHaveValue('350')
  await expect(page.getByText('En az 100 cm.')).toHaveCount(0)
  await width.press('Tab')
  await expect(page.getByText('En az 100 cm.')).toHaveCount(1)
  await expect(width).toHaveValue('100')

  await height.fill('9999')
  await height.press('Enter')
  await expect(page.getByText('En çok 600 cm.')).toBeVisible()
  await expect(height).toHaveValue('600')
  await height.fill('üç metre')
  await height.press('Tab')
  await expect(height).toHaveValue('600')
  await expect(page.getByText('En çok 600 cm.')).toHaveCount(0)
  await height.fill('')
  await height.press('Tab')
  await expect(slider('Yükseklik')).toHaveValue('600')
})

test('a length outside the limits is settled under the next press, and that press counts', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 })
  const { width, height, next, stepName } = await openSizeStep(page)
  await width.fill('20')
  await next.click()
  await expect(stepName).toHaveText('Adım 5 / 6: Özellikler')

  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Önceki' }).click()
  await expect(width).toHaveValue('100')
  await width.fill('20')
  await page.getByRole('button', { name: 'Yükseklik: 1 cm artır' }).click()
  await expect(page.getByText('En az 100 cm.')).toBeVisible()
  await expect(height).toHaveValue('251')
})

test('the shutter opens by keyboard, by hand and by its button, and stays as it was left', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 1440, height: 900 })
  const { handle } = await openSizeStep(page)
  await expect(handle).toHaveAttribute('aria-valuetext', 'kapalı')
  await handle.fill('35')
  await handle.press('ArrowUp')
  await expect(handle).toHaveAttribute('aria-valuetext', 'yüzde 40 açık')

  const grip = async () => {
    const box = await handle.boundingBox()
    return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 }
  }
  const before = await grip()
  await page.mouse.move(before.x, before.y)
  await page.mouse.down()
  await page.mouse.move(before.x, before.y - 90, { steps: 3 })
  await page.mouse.up()
  expect((await grip()).y).toBeCloseTo(before.y - 90, 0)
  const pulled = await handle.inputValue()
  expect(Number(pulled)).toBeGreaterThan(50)

  await goOnTo(page, 'Özet')
  await expect(handle).toHaveCount(0)
  await page.getByRole('button', { name: 'Önceki' }).click()
  await expect(handle).toHaveValue(pulled)
  await page.getByRole('button', { name: 'Kapat (çizimdeki kepenk)' }).click()
  await expect(handle).toHaveAttribute('aria-valuetext', 'kapalı')
  await page.getByRole('button', { name: 'Aç (çizimdeki kepenk)' }).click()
  await expect(handle).toHaveAttribute('aria-valuetext', 'tam açık')
})

test('on a phone a tap on the handle runs the motor and a second one stops it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const { handle, drawing } = await openSizeStep(page)
  await expect(drawing).toBeInViewport({ ratio: 0.95 })
  const box = await handle.boundingBox()
  expect(box?.width).toBeGreaterThanOrEqual(44)
  expect(box?.height).toBeGreaterThanOrEqual(44)
  await handle.click({ force: true })
  await expect(handle).not.toHaveAttribute('aria-valuetext', 'kapalı')
  await handle.click({ force: true })
  const stoppedAt = Number(await handle.inputValue())
  expect(stoppedAt).toBeLessThan(100)
})

test('a clear passage becomes the outside size in one tap, and back', async ({ page }) => {
  const { width, height, drawing } = await openSizeStep(page)
  await width.fill('280')
  await height.fill('220')
  await page.getByText('Nasıl ölçerim?').click()
  await page.getByRole('button', { name: 'Bu ölçü net geçiş' }).click()
  await expect(width).toHaveValue('300')
  await expect(height).toHaveValue('250')
  await expect(
    page.getByText(
      /280\s×\s220\scm net geçiş için dıştan dışa 300\s×\s250\scm yazıldı: raylar 20\scm, kutu 30\scm\./u,
    ),
  ).toBeVisible()
  await expect(drawing.getByText(/net\s280\scm/u)).toBeAttached()
  await page.getByRole('button', { name: 'Geri al' }).click()
  await expect(width).toHaveValue('280')
  await expect(height).toHaveValue('220')
})

test('a change by hand leaves nothing to take back', async ({ page }) => {
  const { slider } = await openSizeStep(page)
  await page.getByText('Nasıl ölçerim?').click()
  await page.getByRole('button', { name: 'Bu ölçü net geçiş' }).click()
  await slider('Genişlik').fill('500')
  await expect(page.getByRole('button', { name: 'Geri al' })).toHaveCount(0)
  await expect(page.getByText('net geçiş için')).toHaveCount(0)
})

test('the size step with everything open is accessible', async ({ page }) => {
  const { handle } = await openSizeStep(page)
  await page.getByText('Nasıl ölçerim?').click()
  await handle.fill('50')
  await expectAccessible(page)
})

test('on a phone the keyboard’s way back up never ends under the drawing that stays', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const { next } = await openWizard(page)
  for (const step of ['Malzeme', 'Renk', 'Ölçü', 'Özellikler'] as const) {
    await goOnTo(page, step)
    await next.focus()
    const hidden: string[] = []
    for (let press = 0; press < 12; press += 1) {
      await page.keyboard.press('Shift+Tab')
      const found = await hiddenFocus(page)
      if (found === null) break
      if (found !== '') hidden.push(found)
    }
    expect(hidden, step).toEqual([])
  }
})
