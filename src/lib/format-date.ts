/** Dates as a Turkish reader expects them. */

const TIME_ZONE = 'Europe/Istanbul'

const longDate = new Intl.DateTimeFormat('tr-TR', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: TIME_ZONE,
})

// Swedish writes dates the ISO way.
const isoDay = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: TIME_ZONE })

/** Date in Istanbul, whatever the visitor's zone: '27 Kasım 2026'. */
export const formatDate = (date: Date): string => longDate.format(date)

/** A calendar day ('2025-01-15') as it is written in Turkish; never shifted by a time zone. */
export const formatDay = (isoDay: string): string =>
  formatDate(new Date(`${isoDay}T12:00:00+03:00`))

/** The calendar day it is in Istanbul at that moment, for `<time datetime>`: '2026-11-27'. */
export const isoDayOf = (date: Date): string => isoDay.format(date)
