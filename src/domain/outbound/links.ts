import type { Coordinates } from '#lib/coordinates.ts'

/** The addresses a visitor can leave to. Every link out of the site is made here; continue-message.ts adds to one. */

/**
 * A chat with the company, the message already typed. `e164` is a phone number such as '+905321234567'.
 * The text is encoded once: line breaks, '&', '+', '#', '%' and Turkish letters arrive as written.
 */
export const whatsAppUrl = (e164: string, message: string): string =>
  `https://wa.me/${e164.replace('+', '')}?text=${encodeURIComponent(wellFormed(message.normalize('NFC')))}`

/** Half a letter cannot be encoded. Firefox has String.prototype.toWellFormed since 119 only. */
const wellFormed = (text: string): string => text.replaceAll(/\p{Surrogate}/gu, '\uFFFD')

/** Dials the number: '+905321234567' → 'tel:+905321234567'. */
export const telUrl = (e164: string): string => `tel:${e164}`

/** Writes an e-mail. */
export const mailUrl = (address: string): string => `mailto:${address}`

/**
 * Fills a map address from the settings: {latitude} and {longitude} become the place,
 * {west} {south} {east} {north} a window of about two kilometres around it.
 */
export function mapUrl(template: string, { latitude, longitude }: Coordinates): string {
  const reach = 0.012
  const values: Record<string, number> = {
    latitude,
    longitude,
    west: longitude - reach,
    east: longitude + reach,
    south: latitude - reach,
    north: latitude + reach,
  }
  return template.replace(/\{(\w+)\}/gu, (token, name: string) =>
    name in values ? String(Number(values[name]?.toFixed(6))) : token,
  )
}
