import { useSettled } from '#ui/use-settled.ts'
import type { Advice } from '../advice/advice.ts'

/** A slider passes many sizes; what is said holds when it rests. */
const REST_MS = 700

/**
 * What a screen reader says after the remarks have changed: how many there are, never the list. Empty before the
 * first change and while the choices still move.
 */
export const useNews = (advice: readonly Advice[]): string =>
  useSettled(advice.map(({ id }) => id).join(' '), REST_MS) ? countOf(advice) : ''

function countOf(advice: readonly Advice[]): string {
  const warnings = advice.filter(({ kind }) => kind === 'warning').length
  const hints = advice.length - warnings
  if (warnings === 0) return hints === 0 ? 'Öneri kalmadı.' : `${String(hints)} öneri var.`
  return `${String(warnings)} uyarı${hints === 0 ? '' : ` ve ${String(hints)} öneri`} var.`
}
