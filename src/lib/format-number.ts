/** Whole numbers as a Turkish reader expects them. */
const wholeNumber = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 0 })

/** 1500 → '1.500'. */
export const formatNumber = (value: number): string => wholeNumber.format(value)
