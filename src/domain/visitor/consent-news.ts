import type { Consent } from './consent.ts'

/** What the other features hear of the visitor's choice: a `consent` event on the document. */
export interface ConsentNews {
  /** The choice in force on this page; undefined: none was made in this browser session. */
  readonly consent: Consent | undefined
  /** The visitor has just made it, on this page. */
  readonly isNewChoice: boolean
}

declare global {
  interface DocumentEventMap {
    consent: CustomEvent<ConsentNews>
  }
}
