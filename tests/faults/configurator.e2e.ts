import { hold } from '../support/hold.ts'
import { translate } from '../support/translate.ts'
import { expect, test } from '../support/visitor.ts'
import { goOnTo, openWizard, wizardOn } from '../support/wizard.ts'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the options are there to read, with phone and chat, and no button pretends to work', async ({
    page,
  }) => {
    await page.goto('/configurator')
    const wizard = wizardOn(page)
    await expect(page.getByRole('radio', { name: 'Otomatik Kepenk' })).toBeVisible()
    await expect(page.getByText('JavaScript açık olmalı')).toBeVisible()
    const options = page.getByRole('region', { name: 'Bütün seçenekler' })
    for (const option of ['Manuel Kepenk', 'Alüminyum: Hafif', 'Ahşap Görünüm', '100 ile 800 cm']) {
      await expect(options.getByText(option)).toBeVisible()
    }
    await expect(options.getByRole('link', { name: '0500 000 00 00' })).toBeVisible()
    await expect(options.getByRole('link', { name: 'WhatsApp' })).toBeVisible()
    await expect(wizard.next).toHaveCount(0)
    await expect(wizard.drawing).toBeVisible()
  })
})

test.describe('when the wizard’s script does not arrive', () => {
  test.use({ expectedMessages: /Failed to load resource|Error hydrating|ERR_FAILED/u })

  test('the page stays, its buttons are off, and the options appear as text', async ({ page }) => {
    await page.route('**/Configurator.island*.js*', (route) => route.abort())
    await page.goto('/configurator')
    await expect(page.getByText('JavaScript açık olmalı')).toBeVisible()
    await expect(wizardOn(page).next).toBeDisabled()
    await expect(wizardOn(page).drawing).toBeVisible()
    await expect(page.getByRole('link', { name: 'Hemen arayın' })).toBeVisible()
  })
})

test('what was tapped before the script ran counts', async ({ page }) => {
  const release = await hold(page, '**/Configurator.island*.js')
  await page.goto('/configurator', { waitUntil: 'commit' })
  const wizard = wizardOn(page)
  await wizard.radio('Manuel Kepenk').check()
  await expect(wizard.next).toBeDisabled()
  release()
  await expect(wizard.next).toBeEnabled()
  await expect(wizard.radio('Manuel Kepenk')).toBeChecked()
  await expect(wizard.drawing).toHaveAccessibleName(/Manuel Kepenk/u)
  await goOnTo(page, 'Özet')
  await expect(wizard.order).toHaveAttribute('href', /Tip%3A%20Manuel%20Kepenk/u)
})

test('a translator that rewrites every text does not break the wizard', async ({ page }) => {
  const wizard = await openWizard(page)
  await translate(page, '')
  await wizard.radio('Manuel Kepenk').check()
  for (const step of ['Malzeme', 'Renk', 'Ölçü']) {
    await goOnTo(page, step)
    await translate(page, '')
  }
  await wizard.slider('Genişlik').fill('512')
  await page.getByRole('button', { name: 'Genişlik: 1 cm artır' }).click()
  await expect(page.getByText('12,83 m²').last()).toBeVisible()
  await goOnTo(page, 'Özellikler')
  await translate(page, '')
  await wizard.feature('Motor').uncheck()
  const motor = wizard.feature('Motor').locator('..')
  await expect(motor.getByText('Hayır')).toBeVisible()
  await expect(motor.getByText('Evet')).toBeHidden()
  await goOnTo(page, 'Özet')
  await translate(page, '')
  await wizard.back.click()
  await expect(wizard.stepName).toHaveText(/Özellikler$/u)
  await goOnTo(page, 'Özet')
  await expect(wizard.order).toHaveAttribute('href', /513x250%20cm%0AMotor%3A%20Hay%C4%B1r/u)
})

test('blocked storage changes nothing', async ({ page }) => {
  await page.addInitScript(() => {
    for (const area of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, area, {
        get: () => {
          throw new DOMException('denied', 'SecurityError')
        },
      })
    }
  })
  const wizard = await openWizard(page)
  await goOnTo(page, 'Özet')
  await expect(wizard.order).toBeVisible()
})
