import type { ServiceFrontMatter, StoredTestimonial } from './collections.ts'
import type { LegalFrontMatter } from './legal-schema.ts'
import type { Document } from '#lib/document.ts'
import type { PostSummary } from './post.ts'

/** The text of a post, ready to draw; what the list fetches when someone opens the post. */
export interface PostText {
  readonly body: Document
  readonly details: Document
  readonly keyPoints: readonly string[]
}

/** What a reader of one post sees. */
export type Article = PostSummary & PostText

export interface Post extends PostSummary, PostText {
  readonly image: string
}

export interface Service extends ServiceFrontMatter {
  readonly key: string
  readonly body: Document
}

export interface LegalDocument extends LegalFrontMatter {
  readonly body: Document
}

export interface Testimonial extends Omit<StoredTestimonial, 'date' | 'source'> {
  /** When and where it was given, as it is read: 'Mart 2026, Google yorumu'. */
  readonly origin?: string
}
