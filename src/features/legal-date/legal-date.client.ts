import { formatDate, isoDayOf } from '#lib/format-date.ts'

/**
 * Shows today's date in Istanbul as the day of the last update. Without this script, and with `legal.updated: fixed`,
 * the text's own date stands.
 */
const showToday = () => {
  const today = new Date()
  for (const time of document.querySelectorAll<HTMLTimeElement>('time[data-legal-date="today"]')) {
    time.dateTime = isoDayOf(today)
    time.textContent = formatDate(today)
  }
}
showToday()
// A page that was left open is read, or printed, on another day.
document.addEventListener('visibilitychange', showToday)
addEventListener('pageshow', showToday)
addEventListener('beforeprint', showToday)
