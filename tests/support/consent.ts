import type { Page } from '@playwright/test'

/** The words of the consent banner, and what a choice leaves in the browser. */
export const banner = (page: Page) => page.getByRole('region', { name: 'Çerez tercihi' })
export const choice = (page: Page, name: string) => banner(page).getByRole('button', { name })
export const toggle = (page: Page, name: string) => banner(page).getByRole('switch', { name })
export const preferences = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: 'Çerez tercihleri' })
export const stored = (page: Page) =>
  page.evaluate(() => {
    const consent: unknown = JSON.parse(localStorage.getItem('cookieConsent') ?? 'null')
    return {
      consent,
      date: localStorage.getItem('cookieConsentDate'),
      adsEnabled: localStorage.getItem('adsEnabled'),
    }
  })
export const all = { necessary: true, analytics: true, advertising: true, functional: true }
export const none = { necessary: true, analytics: false, advertising: false, functional: false }
