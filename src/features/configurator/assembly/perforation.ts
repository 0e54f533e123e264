/** Length of a hole in a perforated slat, and of the gap to the next. */
export const HOLE_MM = 70
/** From either end of the slat to its first hole. */
export const HOLE_INSET_MM = 100
/** A hole's share of the slat's height. */
export const HOLE_OF_PITCH = 0.3
