import type { SiteSettings } from './site-settings.ts'

/** The postal address on one line, the same on every page: 'Örnek Cad. No: 1, 34710 Kadıköy, İstanbul'. */
export const addressLine = ({ address }: SiteSettings): string =>
  `${address.street}, ${address.postalCode} ${address.district}, ${address.city}`
