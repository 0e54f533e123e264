import type { CornerIndex } from './corners.ts'
import type { Quad } from './homography.ts'
import type { Surface } from './surface.ts'

/** How much larger than on the stage. */
const MAGNIFICATION = 4

/**
 * Paints what is around a corner, with the two edges that meet there and a cross on the very spot. `shownScale` is
 * how large a pixel of the picture is on the stage.
 */
export function paintLoupe(
  context: CanvasRenderingContext2D,
  photo: Surface,
  corners: Quad,
  corner: CornerIndex,
  shownScale: number,
): void {
  const side = context.canvas.width
  const density = side / context.canvas.clientWidth
  const scale = density * MAGNIFICATION * shownScale
  const here = corners[corner]
  const toLoupe = ({ x, y }: Quad[number]) =>
    [(x - here.x) * scale + side / 2, (y - here.y) * scale + side / 2] as const
  context.fillStyle = '#15191c' // outside the picture
  context.fillRect(0, 0, side, side)
  const [left, top] = toLoupe({ x: 0, y: 0 })
  const { width, height } = photo.canvas
  context.drawImage(photo.canvas, left, top, width * scale, height * scale)

  const line = (color: string, thickness: number, draw: () => void) => {
    context.strokeStyle = color
    context.lineWidth = thickness
    context.beginPath()
    draw()
    context.stroke()
  }
  const edges = () => {
    context.moveTo(...toLoupe(corners[BEFORE[corner]]))
    context.lineTo(side / 2, side / 2)
    context.lineTo(...toLoupe(corners[AFTER[corner]]))
  }
  line('rgb(0 0 0 / 0.6)', 5, edges)
  line('#ffb52e', 2.5, edges)
  const cross = () => {
    for (const [x, y] of [
      [1, 0],
      [0, 1],
      [-1, 0],
      [0, -1],
    ] as const) {
      context.moveTo(side / 2 + x * 10, side / 2 + y * 10)
      context.lineTo(side / 2 + x * 34, side / 2 + y * 34)
    }
  }
  line('rgb(0 0 0 / 0.7)', 5, cross)
  line('#fff', 2, cross)
}

const AFTER = { 0: 1, 1: 2, 2: 3, 3: 0 } as const
const BEFORE = { 0: 3, 1: 0, 2: 1, 3: 2 } as const
