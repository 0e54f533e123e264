/** The four categories of consent, and what the visitor reads as their names: in the banner and in the cookie policy. */
export const consentCategories = ['necessary', 'analytics', 'advertising', 'functional'] as const

export const categoryLabels: Readonly<Record<(typeof consentCategories)[number], string>> = {
  necessary: 'Gerekli',
  analytics: 'Analitik',
  advertising: 'Reklam',
  functional: 'İşlevsel',
}
