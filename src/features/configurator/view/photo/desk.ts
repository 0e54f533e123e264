import { marksReducer, startMarks, type Marks, type MarksAction } from '../../photo/corners.ts'
import type { Size } from '../../photo/region.ts'
import type { Surface } from '../../photo/surface.ts'

/** A photograph and what was marked on it. */
export interface Work {
  readonly photo: Surface
  readonly marks: Marks
}

/** The state of the photo dialog. It stays while the dialog is closed, so that a colour can be changed in between. */
export interface Desk {
  readonly work: Work | undefined
  readonly stage: 'choosing' | 'marking' | 'looking'
  readonly isLoading: boolean
  /** Why a file was not taken; one sentence. */
  readonly problem: string | undefined
  /** 0 shut, 100 open. */
  readonly openPercent: number
  /** Shows the photograph as it was. */
  readonly isBefore: boolean
}

export type DeskAction =
  | { readonly kind: 'loading' }
  | { readonly kind: 'loaded'; readonly photo: Surface; readonly shutter: Size }
  | { readonly kind: 'refused'; readonly sentence: string }
  | { readonly kind: 'mark'; readonly action: MarksAction; readonly shutter: Size }
  | { readonly kind: 'go'; readonly to: Desk['stage'] }
  | { readonly kind: 'open'; readonly percent: number }
  | { readonly kind: 'before'; readonly isBefore: boolean }
  | { readonly kind: 'closed' }

export const emptyDesk: Desk = {
  work: undefined,
  stage: 'choosing',
  isLoading: false,
  problem: undefined,
  openPercent: 0,
  isBefore: false,
}

export function deskReducer(desk: Desk, action: DeskAction): Desk {
  switch (action.kind) {
    case 'loading':
      return { ...desk, isLoading: true, problem: undefined }
    case 'loaded': {
      const { photo, shutter } = action
      return {
        ...emptyDesk,
        stage: 'marking',
        work: { photo, marks: startMarks(photo.canvas, shutter) },
      }
    }
    case 'refused':
      return { ...desk, isLoading: false, problem: action.sentence }
    case 'mark': {
      if (desk.work === undefined) return desk
      const { photo, marks } = desk.work
      const reduce = marksReducer(photo.canvas, action.shutter)
      return { ...desk, work: { photo, marks: reduce(marks, action.action) } }
    }
    case 'go':
      return { ...desk, stage: action.to, isBefore: false, problem: undefined }
    case 'open':
      return { ...desk, openPercent: action.percent, isBefore: false }
    case 'before':
      return { ...desk, isBefore: action.isBefore }
    case 'closed':
      return { ...desk, problem: undefined }
  }
}
