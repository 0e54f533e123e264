import { useEffect } from 'react'
import { parseHistoryEntry, replaceEntry } from './history-entry.ts'
import type { OpenPost } from './journal-state.ts'
import { NO_FILTER, type Filter } from './search.ts'

/** A filter that stayed this long belongs to the history entry. */
const SETTLED_MS = 500

/** Keeps in the history entry of the list what it is filtered by. */
export function useSettledEntry(post: OpenPost | undefined, filter: Filter): void {
  useEffect(() => {
    if (post || (filter === NO_FILTER && history.state === null)) return
    const timer = setTimeout(() => {
      if (parseHistoryEntry(history.state)?.view !== 'post')
        replaceEntry({ view: 'list', filter, scrollY })
    }, SETTLED_MS)
    return () => {
      clearTimeout(timer)
    }
  }, [post, filter])
}
