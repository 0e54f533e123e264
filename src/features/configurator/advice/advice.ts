import type { Change } from '../model/wizard.ts'

/** What helps in one tap: other choices, or, where no choice helps, a question to the company. */
export type Mend =
  | { readonly kind: 'change'; readonly label: string; readonly change: Change }
  | { readonly kind: 'question'; readonly label: string; readonly question: string }

/** What a rule has to say: one plain sentence, and what to do about it. */
export interface Remark {
  readonly sentence: string
  readonly mend: Mend
}

export interface Advice extends Remark {
  readonly id: string
  /** A warning speaks of what cannot or should not be built; a hint of what is good to know. */
  readonly kind: 'warning' | 'hint'
}
