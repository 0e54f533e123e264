/** The tags a card has room for, and '+2' for two more; no remainder when all are shown. */
export function shownTags(tags: readonly string[], room: number): readonly string[] {
  const more = tags.length - room
  return more > 0 ? [...tags.slice(0, room), `+${String(more)}`] : tags
}

/** 'Teknik Ekip Örnek Kepenk' → 'Teknik Ekip'. */
export const shortAuthor = (author: string): string =>
  author.trim().split(/\s+/u).slice(0, 2).join(' ')
