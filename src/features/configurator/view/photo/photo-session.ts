import type { OuterSize } from '../../assembly/assembly.ts'
import { marksReducer, startMarks, type Marks, type MarksAction } from '../../photo/corners.ts'
import type { Surface } from '../../photo/surface.ts'

/** A photograph and what was marked on it. */
export interface Work {
  readonly photo: Surface
  readonly marks: Marks
}

interface AnyStage {
  readonly isLoading: boolean
  /** Why a file was not taken; one sentence. */
  readonly problem: string | undefined
  /** 0 shut, 1 open. */
  readonly openness: number
  /** Shows the photograph as it was. */
  readonly isBefore: boolean
}

/** A photograph is wanted, the first one or another. */
interface Choosing extends AnyStage {
  readonly stage: 'choosing'
  readonly work: Work | undefined
}

/** Its corners are marked, or the shutter is looked at. */
export interface AtWork extends AnyStage {
  readonly stage: 'marking' | 'looking'
  readonly work: Work
}

/** The state of the photo dialog. It stays while the dialog is closed, so that a colour can be changed in between. */
export type PhotoSession = Choosing | AtWork

export type PhotoSessionAction =
  | { readonly kind: 'loading' }
  | { readonly kind: 'loaded'; readonly photo: Surface; readonly shutter: OuterSize }
  | { readonly kind: 'refused'; readonly sentence: string }
  | { readonly kind: 'mark'; readonly action: MarksAction }
  | { readonly kind: 'go'; readonly to: PhotoSession['stage'] }
  | { readonly kind: 'open'; readonly openness: number }
  | { readonly kind: 'before'; readonly isBefore: boolean }
  | { readonly kind: 'closed' }

export const emptySession: PhotoSession = {
  work: undefined,
  stage: 'choosing',
  isLoading: false,
  problem: undefined,
  openness: 0,
  isBefore: false,
}

/** The next state of the dialog; another photograph begins anew, with its corners where the shutter fits. */
export function photoSessionReducer(
  session: PhotoSession,
  action: PhotoSessionAction,
): PhotoSession {
  switch (action.kind) {
    case 'loading':
      return { ...session, isLoading: true, problem: undefined }
    case 'loaded': {
      const { photo, shutter } = action
      return {
        ...emptySession,
        stage: 'marking',
        work: { photo, marks: startMarks(photo.canvas, shutter) },
      }
    }
    case 'refused':
      return { ...session, isLoading: false, problem: action.sentence }
    case 'mark': {
      if (session.work === undefined) return session
      const { photo, marks } = session.work
      return {
        ...session,
        work: { photo, marks: marksReducer(photo.canvas)(marks, action.action) },
      }
    }
    case 'go': {
      if (session.work === undefined) return session
      const { photo, marks } = session.work
      const work = { photo, marks: { ...marks, isRefused: false } }
      return { ...session, work, stage: action.to, isBefore: false, problem: undefined }
    }
    case 'open':
      return { ...session, openness: action.openness, isBefore: false }
    case 'before':
      return { ...session, isBefore: action.isBefore }
    case 'closed':
      return { ...session, problem: undefined }
  }
}
