import { createPlanner, type View } from './plan.ts'
import { onCanvas, type Surface } from './surface.ts'
import { warpRows, type Warp } from './warp.ts'

/** Rows at a time, and how long one goes on with them before others get their turn. */
const ROWS = 16
const TURN_MS = 12

export interface Composer {
  /** Draws a rough picture at once. */
  readonly draft: (target: CanvasRenderingContext2D, view: View) => void
  /** Draws it with every pixel, piece by piece, unless it is no longer wanted; says whether it did. */
  readonly finish: (
    target: CanvasRenderingContext2D,
    view: View,
    isWanted: () => boolean,
  ) => Promise<boolean>
  readonly dispose: () => void
}

/** Puts shutters into one photograph. */
export function createComposer(photo: Surface): Composer {
  const { plan, dispose } = createPlanner(photo)
  return {
    draft(target, view) {
      const warp = plan(view, 'draft')
      const pixels = new ImageData(warp.region.width, warp.region.height)
      warpRows(pixels, warp, 0, warp.region.height)
      lay(target, photo, view.opacity, warp, pixels)
    },
    async finish(target, view, isWanted) {
      const warp = plan(view, 'full')
      const pixels = new ImageData(warp.region.width, warp.region.height)
      let turn = performance.now()
      for (let row = 0; row < warp.region.height; row += ROWS) {
        warpRows(pixels, warp, row, row + ROWS)
        if (performance.now() - turn < TURN_MS) continue
        await new Promise((resolve) => setTimeout(resolve))
        if (!isWanted()) return false
        turn = performance.now()
      }
      lay(target, photo, view.opacity, warp, pixels)
      return true
    },
    dispose,
  }
}

/** The photograph, and the warped shutter over it. */
function lay(
  target: CanvasRenderingContext2D,
  photo: Surface,
  opacity: number,
  { region, picture }: Warp,
  pixels: ImageData,
) {
  const x = photo.canvas.width / picture.width
  const y = photo.canvas.height / picture.height
  onCanvas(region.width, region.height, false, (patch) => {
    patch.context.putImageData(pixels, 0, 0)
    target.globalAlpha = 1
    target.drawImage(photo.canvas, 0, 0)
    target.globalAlpha = opacity
    target.drawImage(patch.canvas, region.x * x, region.y * y, region.width * x, region.height * y)
    target.globalAlpha = 1
  })
}
