import type { SiteSettings } from './site-settings.ts'

/**
 * The postal address on one line, the same on every page: 'Örnek Cad. No: 1, 34710 Kadıköy, İstanbul'.
 * No-break spaces keep the number of the house at its sign, and the code at its district.
 */
export const addressLine = ({ address }: SiteSettings): string =>
  `${address.street.replace(/: (?=\d)/u, ':\u00A0')}, ${address.postalCode}\u00A0${address.district}, ${address.city}`
