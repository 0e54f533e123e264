/**
 * The one place for Turkish casing, folding and sorting. JavaScript's defaults turn İ and I
 * into the wrong letters, so the bare methods are lint errors everywhere else.
 */

/** Lower case the Turkish way: İ → i, I → ı. */
export const lowerCase = (text: string): string => text.toLocaleLowerCase('tr')

/** Upper case the Turkish way: i → İ, ı → I. */
export const upperCase = (text: string): string => text.toLocaleUpperCase('tr')

/** Order of two words in a Turkish list (Iğdır before İkitelli). */
export const compare = (a: string, b: string): number => a.localeCompare(b, 'tr')

/**
 * Reduces text to what a search compares: 'BAKIM', 'bakım' and 'bakim' become the same, 'CELIK' meets 'Çelik'.
 * Dotted and dotless i, accents, apostrophes and runs of white space make no difference.
 */
export const fold = (text: string): string =>
  lowerCase(text.normalize('NFC'))
    .replaceAll('ı', 'i')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/['’]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()
