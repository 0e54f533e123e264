/**
 * 1500 → '1.500': whole numbers as a Turkish reader expects them. Set by hand, because the first `Intl` object of a
 * page keeps a slow phone busy for a tenth of a second; the tests hold it against `Intl`.
 */
export const formatNumber = (value: number): string =>
  String(Math.round(value)).replace(/\B(?=(?:\d{3})+$)/gu, '.')
