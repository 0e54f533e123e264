import type { Document } from './document.ts'

/** Ids that every page has of its own. */
const PAGE_IDS = ['icerik', 'menu'] as const

/** An id that nothing before has: the second 'bakim' becomes 'bakim-2'. */
export function takeId(slug: string, ids: Set<string>): string {
  let id = slug
  for (let count = 2; ids.has(id); count += 1) id = `${slug}-${String(count)}`
  ids.add(id)
  return id
}

/** For texts that come to stand on one page: their headings have ids that nothing else there has. */
export function withOwnIds(
  documents: readonly Document[],
  others: readonly string[] = [],
): readonly Document[] {
  const ids = new Set<string>([...PAGE_IDS, ...others])
  return documents.map((document) =>
    document.map((block) =>
      block.kind === 'heading' ? { ...block, id: takeId(block.id, ids) } : block,
    ),
  )
}
