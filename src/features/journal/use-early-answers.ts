import { useEffect, useEffectEvent, type RefObject } from 'react'
import { categoryFilterOf } from '#domain/editorial/post-categories.ts'
import { NO_FILTER, type Filter } from './search.ts'

/** Takes over what was answered before this script ran, or what the browser has put back. */
export function useEarlyAnswers(
  search: RefObject<HTMLInputElement | null>,
  { query }: Filter,
  filterBy: (change: Partial<Filter>) => void,
): void {
  const takeOverText = useEffectEvent(() => {
    const typed = search.current?.value ?? ''
    if (typed !== query) filterBy({ query: typed })
  })

  const takeOverCategory = useEffectEvent(() => {
    const picked = search.current?.closest('search')?.querySelector<HTMLInputElement>(':checked')
    const category = categoryFilterOf(picked?.value)
    if (category && category !== NO_FILTER.category) filterBy({ category })
  })

  useEffect(() => {
    takeOverText()
    takeOverCategory()
    const afterReturn = () => {
      takeOverText()
    }
    addEventListener('pageshow', afterReturn)
    return () => {
      removeEventListener('pageshow', afterReturn)
    }
  }, [])
}
