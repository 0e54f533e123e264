import { useEffect, useReducer } from 'react'

/**
 * How often the page came back out of the back-forward cache. Browsers reset fields with autocomplete off then (HTML
 * standard, document reactivation): what shows a choice is made anew under a key of this.
 */
export function useWakings(): number {
  const [wakings, wake] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) wake()
    }
    addEventListener('pageshow', onShow)
    return () => {
      removeEventListener('pageshow', onShow)
    }
  }, [])
  return wakings
}
