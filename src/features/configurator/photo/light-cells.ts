import type { Pixels } from './light.ts'
import { onCanvas, type Surface } from './surface.ts'

/** On the picture's longer side: light changes slowly. */
const LIGHT_CELLS = 40

/** The photograph in a few cells, each the mean of what it covers. */
export function lightCells(photo: Surface): Pixels {
  const { width, height } = photo.canvas
  const scale = LIGHT_CELLS / Math.max(width, height)
  const columns = Math.max(2, Math.round(width * scale))
  const rows = Math.max(2, Math.round(height * scale))
  return onCanvas(columns, rows, true, ({ context }) => {
    context.imageSmoothingQuality = 'high'
    context.drawImage(photo.canvas, 0, 0, columns, rows)
    return context.getImageData(0, 0, columns, rows)
  })
}
