/**
 * What someone typed as a length, in whole centimetres: the first number in it, with a decimal comma or point
 * rounded away; letters and signs do not count. '250', '250,4' and '250 cm' are 250; no digits are undefined.
 */
export function readCentimetres(typed: string): number | undefined {
  const [number] = /\d+(?:[.,]\d+)?/u.exec(typed) ?? []
  return number === undefined ? undefined : Math.round(Number(number.replace(',', '.')))
}
