/**
 * The one place for Turkish casing and sorting. JavaScript's defaults turn İ and I
 * into the wrong letters, so the bare methods are lint errors everywhere else.
 */

/** Lower case the Turkish way: İ → i, I → ı. */
export const lowerCase = (text: string): string => text.toLocaleLowerCase('tr')

/** Upper case the Turkish way: i → İ, ı → I. */
export const upperCase = (text: string): string => text.toLocaleUpperCase('tr')

/** Order of two words in a Turkish list (Iğdır before İkitelli). */
export const compare = (a: string, b: string): number => a.localeCompare(b, 'tr')
