import { useEffect, useRef, useState } from 'react'
import type { Filter } from './search.ts'

/** Long enough for a word to be typed, so that it is said once and not with every letter. */
const PAUSE_MS = 700

interface Props {
  readonly filter: Filter
  readonly count: number
}

/**
 * Says to a screen reader how many posts match, once the visitor has stopped filtering. Empty before the first filter and
 * while they still type, so that the same number is said again.
 */
export function ResultStatus({ filter, count }: Props) {
  const before = useRef(filter)
  const [told, setTold] = useState<Filter>()
  useEffect(() => {
    if (before.current === filter) return
    const timer = setTimeout(() => {
      before.current = filter
      setTold(filter)
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
    }
  }, [filter])
  const words =
    count === 0 ? 'Aradığınız kriterlere uygun yazı bulunamadı' : `${String(count)} yazı bulundu`
  return (
    <p className="visually-hidden" role="status">
      {told === filter && words}
    </p>
  )
}
