/**
 * Whole numbers as a Turkish reader expects them. Apart from `format.ts`, because the counters need this much in
 * a browser and nothing more.
 */
const wholeNumber = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 0 })

/** 1500 → '1.500'. */
export const formatNumber = (value: number): string => wholeNumber.format(value)
