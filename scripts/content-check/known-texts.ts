import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { z } from 'zod'

type Links = readonly string[]

const kept = z.record(z.string(), z.array(z.string()))

/**
 * The addresses that texts link to, by the texts' digests, remembered from build to build in `file`: to read a text is
 * most of its check. Only texts that were right are remembered, and where the rules have become stricter since, the pages
 * read them again.
 */
export class KnownTexts {
  readonly #file: string | undefined
  readonly #before: Readonly<Record<string, Links>>
  readonly #now = new Map<string, Links>()

  constructor(file?: string) {
    this.#file = file
    this.#before = file === undefined ? {} : recall(file)
  }

  /** The addresses in `text`, by `read` where it is not known; that may throw. */
  linksOf(text: string, read: () => Links): Links {
    const digest = createHash('sha256').update(text).digest('base64url')
    const links = this.#before[digest] ?? read()
    this.#now.set(digest, links)
    return links
  }

  /** Keeps what was asked for this time, and nothing else. */
  save(): void {
    if (this.#file === undefined) return
    mkdirSync(dirname(this.#file), { recursive: true })
    writeFileSync(this.#file, JSON.stringify(Object.fromEntries(this.#now)))
  }
}

/** A file that was damaged tells nothing. */
function recall(file: string): Readonly<Record<string, Links>> {
  if (!existsSync(file)) return {}
  try {
    return kept.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data ?? {}
  } catch {
    return {}
  }
}
