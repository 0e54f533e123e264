import { ALL_CATEGORIES, type CategoryFilter } from '#domain/editorial/post-categories.ts'
import type { PostSummary } from '#domain/editorial/post.ts'
import { fold } from '#lib/fold.ts'

export interface Filter {
  readonly category: CategoryFilter
  readonly query: string
}

export const NO_FILTER: Filter = { category: ALL_CATEGORIES, query: '' }

/** Shown, and said to a screen reader, where no post matches. */
export const NOTHING_FOUND = 'Aradığınız kriterlere uygun yazı bulunamadı'

/** The posts of the category in which every word of the query stands: in title, excerpt or a tag. */
export function filterPosts(
  posts: readonly PostSummary[],
  { category, query }: Filter,
): readonly PostSummary[] {
  const words = fold(query).split(' ')
  return posts.filter((post) => {
    if (category !== ALL_CATEGORIES && post.category !== category) return false
    const text = fold([post.title, post.excerpt, ...post.tags].join(' '))
    return words.every((word) => text.includes(word))
  })
}
