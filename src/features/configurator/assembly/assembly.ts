import type { Motor, Slat } from '#domain/catalogue/build-tables.ts'
import type { BoxChoice, Misfit } from './engineering.ts'

/** Millimetres from the top-left corner of the whole shutter, box and guides included. */
export interface Rectangle {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export type PartKind =
  'box' | 'tube' | 'motor' | 'guide' | 'slat' | 'bottom-bar' | 'lock' | 'sensor'

export interface Part extends Rectangle {
  readonly kind: PartKind
}

/** How the curtain looks. */
export interface Curtain {
  readonly hex: string
  /** Steel gets a darker edge. */
  readonly hasDarkEdge: boolean
  readonly hasGrain: boolean
  readonly isPerforated: boolean
}

/** What it is built of, as far as the catalogue's tables tell. Settled at the survey, never a promise. */
export interface Build {
  readonly slat: Slat
  /** Other slats of any material that bear this size and are for the same place. */
  readonly alternatives: readonly Slat[]
  /** In what the slat cannot bear the size; empty when it can be built. */
  readonly misfits: readonly Misfit[]
  /** Slats to be cut, those that stay on the tube included. */
  readonly slatCount: number
  /** mm */
  readonly slatLength: number
  /** m² */
  readonly area: number
  readonly curtainKg: number
  /** The weakest motor that lifts the curtain, whether or not one was asked for; undefined if none does. */
  readonly motor: Motor | undefined
  readonly box: BoxChoice
}

/** A closed shutter, worked out. Every view reads this and nothing else. */
export interface Assembly {
  readonly width: number
  readonly height: number
  /** The clear passage: between the guides, from the floor to the underside of the box. */
  readonly opening: Rectangle
  readonly build: Build
  readonly parts: readonly Part[]
  readonly curtain: Curtain
  readonly hasRemote: boolean
  /** What stands on its plate. */
  readonly plate: { readonly emoji: string; readonly name: string }
}

/** From outside to outside, mm. */
export type OuterSize = Pick<Assembly, 'width' | 'height'>

/** The parts of one kind; slats run from the bottom bar upwards. */
export const partsOf = ({ parts }: Assembly, kind: PartKind): readonly Part[] =>
  parts.filter((part) => part.kind === kind)
