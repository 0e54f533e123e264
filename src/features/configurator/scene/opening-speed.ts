/** m/s, as a tubular motor lifts a shop shutter. */
const SPEED = 0.15
/** Nobody watches longer than this. */
const LONGEST = 6

/** Seconds from closed to open for a clear passage of this height, in millimetres. */
export const openingSeconds = (heightMm: number): number =>
  Math.min(LONGEST, heightMm / 1000 / SPEED)
