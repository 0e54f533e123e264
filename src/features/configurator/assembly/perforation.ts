/** Length of a hole in a perforated slat. */
export const HOLE_MM = 70
/** From one hole to the next: the gap is as long as the hole, which the dashes of the drawing take for granted. */
export const HOLE_PERIOD_MM = 2 * HOLE_MM
/** From either end of the slat to its first hole. */
export const HOLE_INSET_MM = 100
/** A hole's share of the slat's height. */
export const HOLE_OF_PITCH = 0.3
