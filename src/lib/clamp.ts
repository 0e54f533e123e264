/** The value nearest to `value` from `least` to `most`. */
export const clamp = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, value))
