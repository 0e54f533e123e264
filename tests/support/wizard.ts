import type { Page } from '@playwright/test'
import { engage } from './engage.ts'
import { expect } from './visitor.ts'

/** The words a visitor of the configurator acts on. */
export const wizardOn = (page: Page) => ({
  next: page.getByRole('button', { name: 'Sonraki' }),
  back: page.getByRole('button', { name: 'Önceki' }),
  order: page.getByRole('link', { name: 'Sipariş Ver' }),
  quote: page.getByRole('link', { name: 'Fiyat teklifi isteyin' }),
  stepName: page.getByText(/^Adım \d \/ 6: /u),
  drawing: page.getByRole('img', { name: /^Önden görünüş/u }),
  radio: (name: string) => page.getByRole('radio', { name, exact: true }),
  slider: (name: string) => page.getByRole('slider', { name }),
  feature: (name: string) => page.getByRole('switch', { name }),
})

/** Opens the configurator and waits until it can be used. */
export async function openWizard(page: Page) {
  await page.goto('/configurator')
  await engage(page)
  const wizard = wizardOn(page)
  await expect(wizard.next).toBeEnabled()
  return wizard
}

/** Presses 'Sonraki' until the named step is on screen. */
export async function goOnTo(page: Page, step: string) {
  const { stepName, next } = wizardOn(page)
  for (;;) {
    const shown = (await stepName.textContent()) ?? ''
    if (shown.endsWith(step)) return
    await next.click()
    await expect(stepName).not.toHaveText(shown)
  }
}
