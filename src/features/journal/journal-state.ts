import type { Article } from '#domain/editorial/entities.ts'
import { NO_FILTER, type Filter } from './search.ts'

/** The list, or one post open over it; the filter stays while reading. */
export interface JournalState {
  readonly filter: Filter
  readonly article: Article | undefined
  /** The post whose text is on its way. */
  readonly awaitedSlug: string | undefined
}

export type JournalAction =
  | { readonly type: 'filtered'; readonly change: Partial<Filter> }
  | { readonly type: 'requested'; readonly slug: string }
  | { readonly type: 'opened'; readonly article: Article }
  | { readonly type: 'closed' }

export const INITIAL_STATE: JournalState = {
  filter: NO_FILTER,
  article: undefined,
  awaitedSlug: undefined,
}

export function journalReducer(state: JournalState, action: JournalAction): JournalState {
  switch (action.type) {
    case 'filtered':
      return { ...state, filter: { ...state.filter, ...action.change } }
    case 'requested':
      return { ...state, awaitedSlug: action.slug }
    case 'opened':
      return { ...state, article: action.article, awaitedSlug: undefined }
    case 'closed':
      return { ...state, article: undefined, awaitedSlug: undefined }
  }
}
