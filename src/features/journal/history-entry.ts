import { CATEGORY_FILTERS } from '#domain/editorial/post-categories.ts'
import type { Filter } from './search.ts'

/**
 * What a history entry of /blog holds. The address never changes, so the entry itself says whether it is
 * the list, as the visitor left it, or an open post.
 */
export type HistoryEntry =
  | { readonly view: 'list'; readonly filter: Filter; readonly scrollY: number }
  | { readonly view: 'post'; readonly slug: string }

/** Reads `history.state`; undefined when it was not written here. */
export function parseHistoryEntry(state: unknown): HistoryEntry | undefined {
  if (typeof state !== 'object' || state === null || !('view' in state)) return undefined
  if (state.view === 'post' && 'slug' in state && typeof state.slug === 'string')
    return { view: 'post', slug: state.slug }
  if (state.view !== 'list' || !('filter' in state) || !('scrollY' in state)) return undefined
  const filter = parseFilter(state.filter)
  return filter && typeof state.scrollY === 'number'
    ? { view: 'list', filter, scrollY: state.scrollY }
    : undefined
}

function parseFilter(value: unknown): Filter | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  if (!('category' in value) || !('query' in value) || typeof value.query !== 'string')
    return undefined
  const category = CATEGORY_FILTERS.find((name) => name === value.category)
  return category && { category, query: value.query }
}
