import { categoryFilterOf } from '#domain/editorial/post-categories.ts'
import { isRecord } from '#lib/is-record.ts'
import type { Filter } from './search.ts'

/**
 * What a history entry of /blog holds. The address never changes, so the entry itself says whether it is
 * the list, as the visitor left it, or an open post, from its beginning where no place is known.
 */
export type HistoryEntry =
  | { readonly view: 'list'; readonly filter: Filter; readonly scrollY: number }
  | { readonly view: 'post'; readonly slug: string; readonly scrollY?: number }

/** Reads `history.state`; undefined when it was not written here. */
export function parseHistoryEntry(state: unknown): HistoryEntry | undefined {
  if (!isRecord(state)) return undefined
  if (state.view === 'post' && typeof state.slug === 'string')
    return {
      view: 'post',
      slug: state.slug,
      ...(typeof state.scrollY === 'number' && { scrollY: state.scrollY }),
    }
  if (state.view !== 'list') return undefined
  const filter = parseFilter(state.filter)
  return filter && typeof state.scrollY === 'number'
    ? { view: 'list', filter, scrollY: state.scrollY }
    : undefined
}

/** Writes over the entry that the browser is in. */
export const replaceEntry = (entry: HistoryEntry) => {
  history.replaceState(entry, '')
}

function parseFilter(value: unknown): Filter | undefined {
  if (!isRecord(value) || typeof value.query !== 'string') return undefined
  const category = categoryFilterOf(value.category)
  return category && { category, query: value.query }
}
