import { clamp } from '#lib/clamp.ts'
import { partsOf, type Assembly, type Rectangle } from './assembly.ts'
import { coilDiameter } from './engineering.ts'

/**
 * A curtain on its way: 0 is closed, 1 leaves the whole clear passage free. Lengths in mm, places as in the assembly.
 * Drawing, photo and scene put curtain and bottom bar where this says. The coil is the drawing's alone: the scene winds its
 * own, slat by slat, and the photo fills a bare coil's room.
 */
export interface Raised {
  /** How far every slat, the bottom bar and the lock are up. */
  readonly lift: number
  /** What of the opening the curtain still covers; the rest of the curtain is above it. */
  readonly curtain: Rectangle
  /**
   * The bottom bar; the passage begins at its lower edge. Wide open that is the underside of the box: the bar stands
   * above the opening, in the mouth of the box or behind the bare coil.
   */
  readonly bar: Rectangle
  /** What is free below the curtain. */
  readonly passage: Rectangle
  /** Diameter of what is wound on the tube: it grows as the curtain comes up. */
  readonly coil: number
}

/** The same shutter with its curtain up. Curtain and passage always fill the opening between them. */
export function raise(assembly: Assembly, openness: number): Raised {
  const { opening, build } = assembly
  const lift = clamp(openness, 0, 1) * opening.height
  const covered = opening.height - lift
  const barHeight = partsOf(assembly, 'bottom-bar')[0]?.height ?? 0
  const tube = partsOf(assembly, 'tube')[0]?.height ?? 0
  const onTubeWhenClosed = Math.max(0, build.slatCount * build.slat.pitch - opening.height)
  const coil = coilDiameter(build.slat, tube, onTubeWhenClosed + lift)
  return {
    lift,
    curtain: { ...opening, height: covered },
    bar: { ...opening, y: opening.y + covered - barHeight, height: barHeight },
    passage: { ...opening, y: opening.y + covered, height: lift },
    coil: Math.min(coil, build.box.heightMm),
  }
}
