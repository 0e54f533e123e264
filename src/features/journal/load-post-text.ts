import type { PostText } from '#domain/editorial/entities.ts'
import { postDataPath } from '#domain/site/routes.ts'
import { parsePostText } from './post-text.ts'

/** Longer than this and the post's own page is the quicker way. */
const PATIENCE_MS = 5000

const requests = new Map<string, Promise<PostText>>()

/**
 * Fetches the text of a post, once: a press that begins it and the click that wants it share one request.
 * Rejects when it cannot be had or is damaged; the next call tries again.
 */
export function loadPostText(slug: string): Promise<PostText> {
  const known = requests.get(slug)
  if (known) return known
  const request = fetchPostText(slug)
  requests.set(slug, request)
  request.catch(() => requests.delete(slug))
  return request
}

async function fetchPostText(slug: string): Promise<PostText> {
  const response = await fetch(postDataPath(slug), { signal: AbortSignal.timeout(PATIENCE_MS) })
  const text = response.ok ? parsePostText(await response.json()) : undefined
  if (text === undefined) throw new Error(`No usable text at ${response.url}`)
  return text
}
