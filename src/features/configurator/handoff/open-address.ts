import type { Catalogue } from '#domain/catalogue/catalogue.ts'
import type { Configuration } from '../model/configuration.ts'
import { openFragment } from './link.ts'
import { noticeFor } from './notice.ts'

interface Arrival {
  /** Empty when nothing could be read. */
  readonly shutters: readonly Configuration[]
  /** What the visitor reads about it. */
  readonly notice: string
}

/** What a link brings: the part that only a visitor with a link loads. */
export function openAddress(fragment: string, catalogue: Catalogue): Arrival {
  const opened = openFragment(fragment, catalogue)
  return { shutters: opened.shutters, notice: noticeFor(opened) }
}
