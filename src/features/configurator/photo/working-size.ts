import type { PixelSize } from './region.ts'

/** Longest side of everything that is kept and drawn, px. */
export const WORKING_SIDE = 1600
/** On less than this four corners have no room. */
const LEAST_SIDE = 64

/** The size at which a picture is worked on; undefined where it is too small, or too thin, for a shutter. */
export function workingSize({ width, height }: PixelSize): PixelSize | undefined {
  const scale = Math.min(1, WORKING_SIDE / Math.max(width, height))
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) }
  return Math.min(size.width, size.height) < LEAST_SIDE ? undefined : size
}
