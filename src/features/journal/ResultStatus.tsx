import { useSettled } from '#ui/use-settled.ts'
import styles from './JournalFilters.module.css'
import { NOTHING_FOUND, type Filter } from './search.ts'

/** Long enough for a word to be typed, so that it is said once and not with every letter. */
const PAUSE_MS = 700

interface Props {
  readonly filter: Filter
  readonly count: number
}

/** Says how many posts match, once the visitor has stopped filtering. Empty before the first filter and while they still type. */
export function ResultStatus({ filter, count }: Props) {
  const isSettled = useSettled(filter, PAUSE_MS)
  const words = count === 0 ? NOTHING_FOUND : `${String(count)} yazı bulundu`
  return (
    <p className={styles.status} role="status">
      {isSettled && words}
    </p>
  )
}
