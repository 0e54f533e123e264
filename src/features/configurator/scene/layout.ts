import { MM_PER_M } from '#lib/units.ts'
import { partsOf, type Assembly } from '../assembly/assembly.ts'

/** A guide is deep enough for the slat, its play and two walls. */
const GUIDE_PLAY = 0.026
const LEAST_GUIDE_DEPTH = 0.048

/**
 * Where the shutter stands in the room, in metres. The wall's face is z = 0 and the street lies at z > 0; the floor is
 * y = 0 and the middle of the shutter x = 0. Guides stand on the wall's face, the box hangs in front of it.
 */
export interface Layout {
  readonly width: number
  readonly height: number
  /** Clear passage between the guides; its top is the underside of the box. */
  readonly opening: { readonly width: number; readonly height: number }
  readonly guide: { readonly width: number; readonly depth: number }
  /** The middle of the curtain's thickness. */
  readonly planeZ: number
  /** Side of the square that box or bare coil take. */
  readonly boxSize: number
  /** The axle. */
  readonly axis: { readonly y: number; readonly z: number }
  readonly tubeRadius: number
  readonly barHeight: number
}

export const metres = (mm: number): number => mm / MM_PER_M

/** Reads the assembly's parts; it chooses nothing but how deep things are, which no front view tells. */
export function layoutOf(assembly: Assembly): Layout {
  const { slat, box } = assembly.build
  const height = metres(assembly.height)
  const boxSize = metres(box.heightMm)
  const depth = Math.max(LEAST_GUIDE_DEPTH, metres(slat.thickness) + GUIDE_PLAY)
  return {
    width: metres(assembly.width),
    height,
    opening: {
      width: metres(assembly.opening.width),
      height: metres(assembly.opening.height),
    },
    guide: { width: metres(slat.guide), depth },
    planeZ: depth / 2,
    boxSize,
    axis: { y: height - boxSize / 2, z: boxSize / 2 },
    tubeRadius: metres(partsOf(assembly, 'tube')[0]?.height ?? 0) / 2,
    barHeight: metres(partsOf(assembly, 'bottom-bar')[0]?.height ?? 0),
  }
}
