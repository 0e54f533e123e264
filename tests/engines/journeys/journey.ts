import type { OtherHosts } from '../support/other-hosts.ts'
import type { Visitor } from '../support/visitor.ts'

/** One thing that a visitor comes for, in any engine. */
export interface Journey {
  readonly title: string
  /** Nothing is stored: no intro seen, no choice made. Otherwise the visitor comes back and has refused. */
  readonly isNew?: true
  /** What the browser may say on the way, where a journey brings it about. */
  readonly mayComplain?: RegExp
  readonly walk: (visitor: Visitor, otherHosts: OtherHosts) => Promise<unknown>
}
