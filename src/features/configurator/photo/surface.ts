/** A canvas with its context. */
export interface Surface {
  readonly canvas: HTMLCanvasElement
  readonly context: CanvasRenderingContext2D
}

/** Throws where the browser has no memory left for it. */
export function canvasOf(width: number, height: number, isRead = false): Surface {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d', { willReadFrequently: isRead })
  if (context === null) throw new Error(`No canvas of ${String(width)} × ${String(height)} px.`)
  return { canvas, context }
}

/** Gives the pixels back at once; phones collect canvases late and refuse new ones. */
export function release({ canvas }: Surface): void {
  canvas.width = 0
  canvas.height = 0
}

/** A canvas for as long as `use` takes: its pixels are given back also where that throws. */
export function onCanvas<Result>(
  width: number,
  height: number,
  isRead: boolean,
  use: (surface: Surface) => Result,
): Result {
  const surface = canvasOf(width, height, isRead)
  try {
    return use(surface)
  } finally {
    release(surface)
  }
}
