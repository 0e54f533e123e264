import { useRef, type Dispatch } from 'react'
import type { PostSummary } from '#domain/editorial/post.ts'
import type { JournalAction, OpenPost } from './journal-state.ts'
import { loadReading } from './load-reading.ts'

/** Fetches a post to open, one at a time: whoever asks for another, or calls off, is not shown the first. */
export function useAwaitedPost(posts: readonly PostSummary[], dispatch: Dispatch<JournalAction>) {
  const awaited = useRef<string>(undefined)

  /** The post with its text; 'overtaken' when the visitor has moved on while it was on its way. */
  const fetchPost = async (slug: string): Promise<OpenPost | 'failed' | 'overtaken'> => {
    const summary = posts.find((one) => one.slug === slug)
    awaited.current = slug
    dispatch({ kind: 'requested', slug })
    const reading = summary && (await loadReading(slug).catch(() => undefined))
    if (awaited.current !== slug) return 'overtaken'
    awaited.current = undefined
    if (reading) return { article: { ...summary, ...reading.text }, View: reading.View }
    dispatch({ kind: 'closed' })
    return 'failed'
  }

  const cancel = () => {
    awaited.current = undefined
    dispatch({ kind: 'closed' })
  }

  return { fetchPost, cancel }
}
