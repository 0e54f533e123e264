import type { Part } from '../assembly/assembly.ts'
import { HOLE_INSET_MM } from '../assembly/perforation.ts'
import { tenth, type Placement, type SheetFormat } from './sheet.ts'

const GRID_MM = 500

/** The lower edge of every slat as one path. `shift` moves it: the highlight lies just below the groove. */
export const slatEdges = (slats: readonly Part[], placement: Placement, shift = 0): string =>
  slats
    .map(({ x, y, width, height }) => {
      const edge = tenth(placement.top + (y + height) * placement.scale + shift)
      const from = tenth(placement.left + x * placement.scale)
      return `M${String(from)} ${String(edge)}h${String(tenth(width * placement.scale))}`
    })
    .join('')

/** A line through the middle of every whole slat, to be dashed into holes. */
export const perforation = (
  slats: readonly Part[],
  { scale, left, top }: Placement,
  pitchMm: number,
): string =>
  slats
    .filter(({ height }) => height === pitchMm)
    .map(({ x, y, width, height }) => {
      const from = tenth(left + (x + HOLE_INSET_MM) * scale)
      const middle = tenth(top + (y + height / 2) * scale)
      return `M${String(from)} ${String(middle)}h${String(tenth((width - 2 * HOLE_INSET_MM) * scale))}`
    })
    .join('')

/** The 50 cm grid behind everything, counted from the opening's left edge and from the ground. */
export function grid(
  { scale, left, ground }: Placement,
  originMm: number,
  sheet: SheetFormat,
): string {
  const step = GRID_MM * scale
  const columns: string[] = []
  for (let x = (left + originMm * scale) % step; x < sheet.width; x += step) {
    columns.push(`M${String(tenth(x))} 0V${String(ground)}`)
  }
  const rows: string[] = []
  for (let y = ground - step; y > 0; y -= step) {
    rows.push(`M0 ${String(tenth(y))}h${String(sheet.width)}`)
  }
  return [...columns, ...rows].join('')
}
