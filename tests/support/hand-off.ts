import type { Page } from '@playwright/test'
import { expect } from './visitor.ts'
import { goOnTo, openWizard, wizardOn } from './wizard.ts'

/** The words on the summary with which a visitor hands the choices on. */
export const handOffOn = (page: Page) => ({
  ...wizardOn(page),
  heading: page.getByRole('heading', { name: 'Seçtikleriniz' }),
  notice: page.getByRole('status'),
  make: page.getByRole('button', { name: 'Bağlantı oluştur' }),
  field: page.getByRole('textbox', { name: 'Bağlantı', exact: true }),
  copy: page.getByRole('button', { name: 'Kopyala', exact: true }),
  copyText: page.getByRole('button', { name: 'Metni kopyala' }),
  share: page.getByRole('button', { name: 'Paylaş' }),
  code: page.getByRole('img', { name: 'Bağlantının karekodu' }),
  add: page.getByRole('button', { name: 'Bir kepenk daha ekle' }),
  list: page.getByRole('region', { name: 'Mesajdaki kepenkler' }),
})

/** Opens the configurator and walks to the summary. */
export async function openSummary(page: Page) {
  await openWizard(page)
  await goOnTo(page, 'Özet')
  return handOffOn(page)
}

/** Opens a link that somebody made, and waits for what it shows. */
export async function openLink(page: Page, link: string) {
  await page.goto(link)
  const summary = handOffOn(page)
  await expect(summary.heading).toBeVisible()
  return summary
}

/** What the order would write into the chat. */
export async function orderText(page: Page): Promise<string> {
  const href = await wizardOn(page).order.getAttribute('href')
  return new URL(href ?? '').searchParams.get('text') ?? ''
}
