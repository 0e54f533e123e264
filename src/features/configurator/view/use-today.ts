import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { formatDate } from '#lib/format-date.ts'

/** Today's date in Istanbul, right on paper even where the page was open overnight. For steps that no server renders. */
export function useToday(): string {
  const [today, setToday] = useState(() => formatDate(new Date()))
  useEffect(() => {
    const refresh = () => {
      // The paper is taken from the page as it stands when this event ends.
      flushSync(() => {
        setToday(formatDate(new Date()))
      })
    }
    addEventListener('beforeprint', refresh)
    return () => {
      removeEventListener('beforeprint', refresh)
    }
  }, [])
  return today
}
