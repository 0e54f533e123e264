import type { PostText } from '#domain/editorial/entities.ts'
import { postDataPath } from '#domain/site/routes.ts'
import { parsePostText } from './post-text.ts'
import type { Reader } from './reader.ts'

/** What reading a post in the list takes. */
export interface Reading {
  readonly text: PostText
  readonly View: typeof Reader
}

/** Longer than this and the post's own page is the quicker way. */
const PATIENCE_MS = 5000

const requests = new Map<string, Promise<Reading>>()

/**
 * Fetches what reading a post takes, once: a press that begins it and the click that wants it share one request.
 * Rejects when it cannot be had or is damaged; the next call tries again.
 */
export function loadReading(slug: string): Promise<Reading> {
  const known = requests.get(slug)
  if (known) return known
  const request = fetchReading(slug)
  requests.set(slug, request)
  request.catch(() => requests.delete(slug))
  return request
}

async function fetchReading(slug: string): Promise<Reading> {
  const patience = AbortSignal.timeout(PATIENCE_MS)
  const [text, { Reader }] = await Promise.race([
    Promise.all([fetchText(slug, patience), import('./reader.ts')]),
    rejectsWith(patience),
  ])
  return { text, View: Reader }
}

async function fetchText(slug: string, signal: AbortSignal): Promise<PostText> {
  const response = await fetch(postDataPath(slug), { signal })
  const text = response.ok ? parsePostText(await response.json()) : undefined
  if (text === undefined) throw new Error(`No usable text at ${response.url}`)
  return text
}

/** For what cannot be called off itself, as an `import()`. */
const rejectsWith = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => {
      reject(new Error('Too slow'))
    })
  })
