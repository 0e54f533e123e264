/**
 * When a calendar day ('2025-01-15') begins in Istanbul, for machines: '2025-01-15T00:00:00+03:00'. Apart from
 * `format-date.ts`, so that the list of posts does not load the names of the months.
 */
export const startOfDay = (isoDay: string): string => `${isoDay}T00:00:00+03:00`
