import type { Article } from '#domain/editorial/entities.ts'
import type { Reading } from './load-reading.ts'
import { NO_FILTER, type Filter } from './search.ts'

/** A post and the component that shows it. */
export interface OpenPost {
  readonly article: Article
  readonly View: Reading['View']
}

/** The list, or one post open over it; the filter stays while reading. */
export interface JournalState {
  readonly filter: Filter
  readonly post: OpenPost | undefined
  /** The post whose text is on its way. */
  readonly awaitedSlug: string | undefined
}

export type JournalAction =
  | { readonly kind: 'filtered'; readonly change: Partial<Filter> }
  | { readonly kind: 'requested'; readonly slug: string }
  | { readonly kind: 'opened'; readonly post: OpenPost }
  | { readonly kind: 'closed' }

export const INITIAL_STATE: JournalState = {
  filter: NO_FILTER,
  post: undefined,
  awaitedSlug: undefined,
}

/** The next state of the blog: what it is filtered by, which post is awaited, which one is open. */
export function journalReducer(state: JournalState, action: JournalAction): JournalState {
  switch (action.kind) {
    case 'filtered':
      return { ...state, filter: { ...state.filter, ...action.change } }
    case 'requested':
      return { ...state, awaitedSlug: action.slug }
    case 'opened':
      return { ...state, post: action.post, awaitedSlug: undefined }
    case 'closed':
      return { ...state, post: undefined, awaitedSlug: undefined }
  }
}
