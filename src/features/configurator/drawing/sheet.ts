import type { Assembly, OuterSize, Rectangle } from '../assembly/assembly.ts'

/** A sheet to draw on, in its own units; the drawing keeps clear of the margins. */
export interface SheetFormat {
  readonly width: number
  readonly height: number
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
  /** Size of the plate with emoji and size. */
  readonly plate: { readonly width: number; readonly height: number }
  /** From the shutter to its dimension lines. */
  readonly dimensionGap: number
  /** To the lighter lines of the clear passage; a sheet without room for them has none. */
  readonly passageGap?: number
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
    dimensionGap: 62,
    passageGap: 25,
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

/** A person of 175 cm fits beside the smallest shutter. */
const LEAST_HEIGHT_MM = 2400

/** Where a shutter stands on a sheet: everything drawn goes through `place`. */
export interface Placement {
  /** Sheet units per millimetre. */
  readonly scale: number
  readonly left: number
  readonly top: number
  readonly ground: number
}

/** The largest scale at which the shutter and a person beside it fit; it stands on the ground line, centred. */
export function placeOnSheet({ width, height }: OuterSize, format: SheetFormat): Placement {
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

/** Units below the box at which the plate stays when the curtain goes on. */
const BELOW_BOX = 14
/** Units from a plate in the corner to the sheet's edges. */
const CORNER_INSET = 3

/**
 * Top left corner of the plate with emoji and size: hung on the curtain, which takes it along as far as the box. A curtain too
 * small for it leaves the sheet's right corner free; in the left one stands the button of the 3D view.
 */
export function placePlate(
  { opening, ...size }: Pick<Assembly, 'width' | 'height' | 'opening'>,
  lift: number,
  format: SheetFormat,
): { readonly x: number; readonly y: number } {
  const { width, height } = format.plate
  const placement = placeOnSheet(size, format)
  const face = place(opening, placement)
  if (face.width <= width + 6 || face.height <= height + 20)
    return { x: format.width - width - CORNER_INSET, y: CORNER_INSET }
  const hung = (face.height - height) * 0.48 - lift * placement.scale
  return {
    x: tenth(face.x + (face.width - width) / 2),
    y: tenth(face.y + Math.max(hung, BELOW_BOX)),
  }
}

/** Where the lower edge of a curtain can be taken hold of, as shares of the sheet, and how far up it goes. */
export interface Grip {
  readonly x: number
  readonly y: number
  readonly travel: number
}

/** Units from the curtain's right edge: clear of the dimension lines. */
const GRIP_INSET = 8

/** Where to grip a shutter whose curtain is `lift` mm up: at the right end of its bottom bar, clear of lock and plate. */
export function gripOn(
  { opening, ...size }: Pick<Assembly, 'width' | 'height' | 'opening'>,
  lift: number,
  format: SheetFormat,
): Grip {
  const { scale, left, top } = placeOnSheet(size, format)
  return {
    x: (left + (opening.x + opening.width) * scale - GRIP_INSET) / format.width,
    y: (top + (opening.y + opening.height - lift) * scale) / format.height,
    travel: (opening.height * scale) / format.height,
  }
}

/** To a tenth of a unit: the eye sees no more, and the HTML is shorter. */
export const tenth = (value: number): number => Math.round(value * 10) / 10
