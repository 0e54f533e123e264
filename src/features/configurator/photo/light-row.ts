import { clamp } from '#lib/clamp.ts'
import type { Light } from './light.ts'
import type { PixelSize, Region } from './region.ts'

/** The light along one row of the region, between the middles of the grid's cells; `y` and region in the picture's pixels. */
export function fillGains(
  into: Float32Array,
  { columns, rows, gains }: Light,
  region: Region,
  y: number,
  picture: PixelSize,
): void {
  const gy = clamp((y / picture.height) * rows - 0.5, 0, rows - 1)
  const top = Math.min(rows - 1, Math.floor(gy))
  const bottom = Math.min(rows - 1, top + 1)
  const fy = gy - top
  for (let column = 0; column < into.length; column += 1) {
    const gx = ((region.x + column + 0.5) / picture.width) * columns - 0.5
    const x = clamp(gx, 0, columns - 1)
    const left = Math.floor(x)
    const right = Math.min(columns - 1, left + 1)
    const fx = x - left
    const at = (row: number, cell: number) => gains[row * columns + cell] ?? 1
    const upper = at(top, left) * (1 - fx) + at(top, right) * fx
    const lower = at(bottom, left) * (1 - fx) + at(bottom, right) * fx
    into[column] = upper * (1 - fy) + lower * fy
  }
}
