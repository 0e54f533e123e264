import { boxRows } from '#domain/catalogue/box-rows.ts'
import type { Motor, Slat } from '#domain/catalogue/build-tables.ts'
import type { Catalogue } from '#domain/catalogue/catalogue.ts'
import { CM2_PER_M2, MM_PER_CM } from '#lib/units.ts'

/** The shutter from outside to outside, box and guides included, in centimetres. */
export interface SizeCm {
  readonly width: number
  readonly height: number
}

export type Misfit = 'width' | 'height' | 'area'

/** A coil is looser than its slats lie flat: by 1.0 to 1.3 for shop slats, reckoned from coils that suppliers publish. The upper end. */
const COIL_LOOSENESS = 1.3
/** The room of a bare coil is not known better than this. */
const COIL_STEP_MM = 50

/** m² */
export const areaOf = ({ width, height }: SizeCm): number => (width * height) / CM2_PER_M2

/** In what the slat cannot bear this size; empty where it can. */
export const misfitsOf = ({ max }: Slat, size: SizeCm): readonly Misfit[] => [
  ...(size.width > max.width ? (['width'] as const) : []),
  ...(size.height > max.height ? (['height'] as const) : []),
  ...(areaOf(size) > max.area ? (['area'] as const) : []),
]

/** Every slat of the list that may be built in this size, in the order of the list. */
export const fittingSlats = (slats: readonly Slat[], size: SizeCm): readonly Slat[] =>
  slats.filter((slat) => misfitsOf(slat, size).length === 0)

/** What a slat is chosen by: the table, and from where on a shutter is no window any more. */
type SlatTables = Pick<Catalogue, 'slats'> & {
  readonly advice: Pick<Catalogue['advice'], 'windowHeight'>
}

/**
 * The slat that a shutter of this material is made of: the first that bears the size, in the height of a window the
 * first window slat that does; else the one that bears most. A perforated type takes perforated slats where the
 * material has some.
 */
export function slatFor(
  { slats, advice }: SlatTables,
  material: string,
  isPerforated: boolean,
  size: SizeCm,
): Slat {
  const candidates = candidatesFor(slats, material, isPerforated)
  const fitting = fittingSlats(candidates, size)
  const forWindow = fitting.find(({ use }) => use === 'window')
  const chosen = size.height <= advice.windowHeight ? (forWindow ?? fitting[0]) : fitting[0]
  return chosen ?? candidates.reduce((a, b) => (b.max.area > a.max.area ? b : a))
}

/** What else bears this size and does the same work: full slats instead of perforated ones, never the other way. */
export const alternativesTo = (
  chosen: Slat,
  slats: readonly Slat[],
  size: SizeCm,
): readonly Slat[] =>
  fittingSlats(slats, size).filter(
    ({ id, use, perforated }) =>
      id !== chosen.id && use === chosen.use && (chosen.perforated || !perforated),
  )

/** The slats that a curtain of this material may be made of, whatever its size. */
export function candidatesFor(slats: readonly Slat[], material: string, isPerforated: boolean) {
  const ofMaterial = slats.filter((slat) => slat.material === material)
  const alike = ofMaterial.filter(({ perforated }) => perforated === isPerforated)
  return alike.length > 0 ? alike : ofMaterial
}

/** Weight of the curtain, kg. */
export const curtainWeight = ({ kgPerM2 }: Slat, size: SizeCm): number => areaOf(size) * kgPerM2

/**
 * The weakest motor that lifts this curtain: the table of areas decides where it names the slat, elsewhere the
 * weight. Undefined where none is strong enough.
 */
export const motorFor = (motors: readonly Motor[], slat: Slat, size: SizeCm): Motor | undefined =>
  motors.find(({ tube, areas, usableKg }) => {
    if (!slat.tubes.includes(tube)) return false
    const greatest = areas[slat.id]
    return greatest === undefined ? curtainWeight(slat, size) <= usableKg : areaOf(size) <= greatest
  })

/** What stands above the opening. Without a box it is the room that the bare coil takes. */
export interface BoxChoice {
  readonly heightMm: number
  readonly isBoxed: boolean
}

/**
 * The box for this height, or, where no box is made or the motor does not go into one, the coil's room, which
 * is never less than the largest box.
 */
export function boxFor(slat: Slat, motor: Motor | undefined, { height }: SizeCm): BoxChoice {
  const row = boxRows(slat).find(([upTo]) => height <= upTo)
  if (row !== undefined && motor?.boxed !== false) return { heightMm: row[1], isBoxed: true }
  const coil = coilDiameter(slat, motor?.tube ?? Math.max(...slat.tubes), height * MM_PER_CM)
  const room = Math.ceil(coil / COIL_STEP_MM) * COIL_STEP_MM
  return { heightMm: Math.max(room, ...Object.values(slat.boxes)), isBoxed: false }
}

/** Diameter of the whole curtain wound up, mm: the area of the rolled sheet laid around the tube. */
export const coilDiameter = ({ thickness }: Slat, tubeMm: number, heightMm: number): number =>
  Math.sqrt(tubeMm ** 2 + (4 * thickness * COIL_LOOSENESS * heightMm) / Math.PI)

/** Slats to be cut, as suppliers count them: half the box's height of them stays on the tube of a closed shutter. Lengths in mm. */
export const slatCount = ({ pitch }: Slat, heightMm: number, boxMm: number): number =>
  Math.floor((heightMm - boxMm / 2) / pitch) + 1
