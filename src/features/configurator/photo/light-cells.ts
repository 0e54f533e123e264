import type { Pixels } from './light.ts'
import { canvasOf, release, type Surface } from './surface.ts'

/** On the picture's longer side: light changes slowly. */
const LIGHT_CELLS = 40

/** The photograph in a few cells, each the mean of what it covers. */
export function lightCells(photo: Surface): Pixels {
  const { width, height } = photo.canvas
  const scale = LIGHT_CELLS / Math.max(width, height)
  const small = canvasOf(
    Math.max(2, Math.round(width * scale)),
    Math.max(2, Math.round(height * scale)),
    true,
  )
  small.context.imageSmoothingQuality = 'high'
  small.context.drawImage(photo.canvas, 0, 0, small.canvas.width, small.canvas.height)
  const pixels = small.context.getImageData(0, 0, small.canvas.width, small.canvas.height)
  release(small)
  return pixels
}
