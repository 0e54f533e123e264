/** Channels from 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number]

/** The channels of '#RRGGBB'. */
export function rgbOf(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

/** How light a colour looks, 0 to 1; the weights are Rec. 709's, the channels are not linearised. */
export const luma = ([red, green, blue]: Rgb): number =>
  (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255
