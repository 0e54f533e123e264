import type { ServiceFrontMatter } from './collections.ts'
import type { Document } from './document.ts'
import type { PostSummary } from './post.ts'

/** A post with its text; `details` and the body are ready to draw. */
export interface Post extends PostSummary {
  readonly body: Document
  readonly details: Document
  readonly keyPoints: readonly string[]
  readonly image: string
}

export interface Service extends ServiceFrontMatter {
  readonly key: string
  readonly body: Document
}

export interface LegalText {
  readonly title: string
  readonly description: string
  /** ISO day of the text itself. */
  readonly updated: string
  readonly version: string
  readonly body: Document
}
