import { useEffect, useRef, useState } from 'react'
import type { Filter } from './search.ts'

/** Long enough for a word to be typed, so that it is said once and not with every letter. */
const PAUSE_MS = 700

interface Props {
  readonly filter: Filter
  readonly count: number
}

/** Says to a screen reader how many posts match, once the visitor has stopped filtering. */
export function ResultStatus({ filter, count }: Props) {
  const [words, setWords] = useState('')
  const told = useRef(filter)
  useEffect(() => {
    if (told.current === filter) return
    const timer = setTimeout(() => {
      told.current = filter
      setWords(
        count === 0
          ? 'Aradığınız kriterlere uygun yazı bulunamadı'
          : `${String(count)} yazı bulundu`,
      )
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
    }
  }, [filter, count])
  return (
    <p className="visually-hidden" role="status">
      {words}
    </p>
  )
}
