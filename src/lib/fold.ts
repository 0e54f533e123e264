import { lowerCase } from './turkish.ts'

/**
 * Reduces text to what a search compares: 'BAKIM', 'bakım' and 'bakim' become the same, 'CELIK' meets 'Çelik'.
 * Dotted and dotless i, accents, apostrophes, what ties a range and runs of white space make no difference. In a file of its own, because
 * the configurator wants the casing without it.
 */
export const fold = (text: string): string =>
  lowerCase(text.normalize('NFC'))
    .replaceAll('ı', 'i')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/['’\u2060]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()
