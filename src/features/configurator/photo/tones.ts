import { rgbOf, type Rgb } from '#lib/colour.ts'

/** '#RRGGBB' as paint: nothing in daylight is as white as a screen or as black. */
export function paintOf(hex: string): Rgb {
  const [red, green, blue] = rgbOf(hex)
  const asPaint = (channel: number) => 24 + channel * 0.84
  return [asPaint(red), asPaint(green), asPaint(blue)]
}

/** Lighter (up to 1: white) or darker (down to -1: black), as a CSS colour. */
export function shade([red, green, blue]: Rgb, by: number): string {
  const goal = by > 0 ? 255 : 0
  const mixed = (channel: number) => Math.round(channel + (goal - channel) * Math.abs(by))
  return `rgb(${String(mixed(red))} ${String(mixed(green))} ${String(mixed(blue))})`
}

export const black = (alpha: number): string => `rgb(0 0 0 / ${String(alpha)})`
export const white = (alpha: number): string => `rgb(255 255 255 / ${String(alpha)})`

/** The same noise every time: a number from 0 to 1 for any whole number. */
export function scatter(index: number): number {
  const mixed = Math.imul(index ^ (index >>> 15), 0x2c1b3c6d)
  return ((Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39) >>> 8) & 0xffff) / 0xffff
}

/** As much of a canvas context as paint needs. */
export type Brush = Pick<
  CanvasRenderingContext2D,
  | 'arc'
  | 'beginPath'
  | 'clip'
  | 'createLinearGradient'
  | 'fill'
  | 'fillRect'
  | 'fillStyle'
  | 'globalCompositeOperation'
  | 'lineWidth'
  | 'moveTo'
  | 'quadraticCurveTo'
  | 'rect'
  | 'restore'
  | 'save'
  | 'stroke'
  | 'strokeStyle'
  | 'translate'
>

export type Stops = readonly (readonly [at: number, color: string])[]

/** A gradient along a line. */
export function gradient(
  context: Brush,
  [x0, y0, x1, y1]: readonly [number, number, number, number],
  stops: Stops,
): CanvasGradient {
  const made = context.createLinearGradient(x0, y0, x1, y1)
  for (const [at, color] of stops) made.addColorStop(at, color)
  return made
}
