/**
 * What someone typed as a length, in whole centimetres: the first number in it, with a decimal comma or point
 * rounded away; letters and signs do not count. '250', '250,4' and '250 cm' are 250; no digits are undefined.
 * More digits than a number holds are the largest one there is, so that a limit can still stand in for them.
 */
export function readCentimetres(typed: string): number | undefined {
  const [number] = /\d+(?:[.,]\d+)?/u.exec(typed) ?? []
  if (number === undefined) return undefined
  return Math.min(Math.round(Number(number.replace(',', '.'))), Number.MAX_SAFE_INTEGER)
}
