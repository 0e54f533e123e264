import { useEffect } from 'react'
import { replaceEntry } from './history-entry.ts'
import type { OpenPost } from './journal-state.ts'

/** Keeps in the history entry of an open post where its reader left the page: a browser short of memory loads it anew on the way back. */
export function useKeptPlace(post: OpenPost | undefined): void {
  const slug = post?.article.slug
  useEffect(() => {
    if (slug === undefined) return
    const keep = () => {
      replaceEntry({ view: 'post', slug, scrollY })
    }
    addEventListener('pagehide', keep)
    return () => {
      removeEventListener('pagehide', keep)
    }
  }, [slug])
}
