/** Dates as a Turkish reader expects them. Set by hand for the reason that `format-number.ts` gives. */

/** Türkiye has kept this offset all year since September 2016. */
const ISTANBUL_MS = 3 * 60 * 60 * 1000

const MONTHS = 'Ocak Şubat Mart Nisan Mayıs Haziran Temmuz Ağustos Eylül Ekim Kasım Aralık'.split(
  ' ',
)

/** The calendar day it is in Istanbul at that moment, for `<time datetime>`: '2026-11-27'. */
export const isoDayOf = (date: Date): string =>
  new Date(date.getTime() + ISTANBUL_MS).toISOString().slice(0, 10)

/** Date in Istanbul, whatever the visitor's zone: '27 Kasım 2026'. */
export function formatDate(date: Date): string {
  const [year, month, day] = isoDayOf(date).split('-').map(Number)
  return [day, MONTHS[Number(month) - 1], year].join(' ')
}

/** A month ('2026-03') as it is written in Turkish: 'Mart 2026'. */
export function formatMonth(isoMonth: string): string {
  const [year, month] = isoMonth.split('-')
  return [MONTHS[Number(month) - 1], year].join(' ')
}

/** A calendar day ('2025-01-15') as it is written in Turkish; never shifted by a time zone. */
export const formatDay = (isoDay: string): string =>
  formatDate(new Date(`${isoDay}T12:00:00+03:00`))
