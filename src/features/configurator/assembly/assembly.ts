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

/** A closed shutter, worked out. Every view reads this and nothing else. */
export interface Assembly {
  readonly width: number
  readonly height: number
  /** The hole in the wall: between the guides, from the floor to the underside of the box. */
  readonly opening: Rectangle
  readonly parts: readonly Part[]
  readonly curtain: Curtain
  readonly hasRemote: boolean
  /** What stands on its plate. */
  readonly plate: { readonly emoji: string; readonly name: string }
}

/** The parts of one kind; slats run from the bottom bar upwards. */
export const partsOf = ({ parts }: Assembly, kind: PartKind): readonly Part[] =>
  parts.filter((part) => part.kind === kind)
