import type { Assembly, Rectangle } from '../assembly/assembly.ts'

/** A sheet to draw on, in its own units; the drawing keeps clear of the margins. */
export interface SheetFormat {
  readonly width: number
  readonly height: number
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
  /** Size of the plate with emoji and size; where the curtain is too small for it, it goes to the corner. */
  readonly plate: { readonly width: number; readonly height: number }
  /** From the shutter to its dimension lines. */
  readonly dimensionGap: number
  /** Room that the number on a dimension line takes. */
  readonly numberLength: number
  readonly textSize: number
}

export type SheetName = 'wide' | 'compact'

/** `wide` beside the options and on paper, `compact` in the strip above them: fewer units, so larger letters. */
export const sheetFormats: Readonly<Record<SheetName, SheetFormat>> = {
  wide: {
    width: 760,
    height: 600,
    left: 132,
    right: 92,
    top: 34,
    bottom: 88,
    plate: { width: 156, height: 84 },
    dimensionGap: 40,
    numberLength: 92,
    textSize: 20,
  },
  compact: {
    width: 480,
    height: 270,
    left: 76,
    right: 66,
    top: 12,
    bottom: 44,
    plate: { width: 130, height: 66 },
    dimensionGap: 26,
    numberLength: 78,
    textSize: 18,
  },
}

/** A 175 cm person must fit beside the smallest shutter. */
const LEAST_HEIGHT_MM = 2000

/** Where a shutter stands on a sheet: everything drawn goes through `place`. */
export interface Placement {
  /** Sheet units per millimetre. */
  readonly scale: number
  readonly left: number
  readonly top: number
  readonly ground: number
}

/** The largest scale at which the shutter and a person beside it fit; it stands on the ground line, centred. */
export function placeOnSheet(
  { width, height }: Pick<Assembly, 'width' | 'height'>,
  format: SheetFormat,
): Placement {
  const ground = format.height - format.bottom
  const room = {
    width: format.width - format.left - format.right,
    height: ground - format.top,
  }
  const scale = Math.min(room.width / width, room.height / height, room.height / LEAST_HEIGHT_MM)
  return {
    scale,
    left: format.left + (room.width - width * scale) / 2,
    top: ground - height * scale,
    ground,
  }
}

/** Millimetres of the assembly → units of the sheet. */
export const place = (part: Rectangle, { scale, left, top }: Placement): Rectangle => ({
  x: tenth(left + part.x * scale),
  y: tenth(top + part.y * scale),
  width: tenth(part.width * scale),
  height: tenth(part.height * scale),
})

/** Two decimals fewer in the HTML than the eye can see. */
export const tenth = (value: number): number => Math.round(value * 10) / 10
