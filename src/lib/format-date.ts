/** Dates as a Turkish reader expects them. Set by hand for the reason that `format-number.ts` gives. */

/** Türkiye has kept this offset all year since September 2016. */
const ISTANBUL_MS = 3 * 60 * 60 * 1000

const MONTHS = [
  'Ocak',
  'Şubat',
  'Mart',
  'Nisan',
  'Mayıs',
  'Haziran',
  'Temmuz',
  'Ağustos',
  'Eylül',
  'Ekim',
  'Kasım',
  'Aralık',
] as const

/** The same moment, whose UTC parts are those of a clock in Istanbul. */
const inIstanbul = (date: Date): Date => new Date(date.getTime() + ISTANBUL_MS)

/** Date in Istanbul, whatever the visitor's zone: '27 Kasım 2026'. */
export function formatDate(date: Date): string {
  const there = inIstanbul(date)
  return `${String(there.getUTCDate())} ${MONTHS[there.getUTCMonth()] ?? ''} ${String(there.getUTCFullYear())}`
}

/** A calendar day ('2025-01-15') as it is written in Turkish; never shifted by a time zone. */
export const formatDay = (isoDay: string): string =>
  formatDate(new Date(`${isoDay}T12:00:00+03:00`))

/** The calendar day it is in Istanbul at that moment, for `<time datetime>`: '2026-11-27'. */
export const isoDayOf = (date: Date): string => inIstanbul(date).toISOString().slice(0, 10)
