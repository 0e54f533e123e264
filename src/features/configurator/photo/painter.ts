import { createComposer, type Composer } from './composer.ts'
import type { View } from './plan.ts'
import type { Surface } from './surface.ts'

/** After the last change the picture is drawn once more, with every pixel it has. */
const REST_MS = 140

export interface Painter {
  readonly show: (view: View) => void
  readonly dispose: () => void
}

/**
 * Keeps a canvas showing the last view: a draft right after the next frame, in which the control itself has answered, and
 * the full picture when nothing has changed for a moment. The canvas is `aria-busy` until then. `onFailed`: the browser has
 * no memory left to paint with.
 */
export function createPainter(
  canvas: HTMLCanvasElement,
  photo: Surface,
  onFailed: () => void,
): Painter {
  let composer: Composer | undefined
  let wanted: View | undefined
  /** The view that the next draft shows; undefined: none is on its way. */
  let draft: View | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const fail = () => {
    canvas.setAttribute('aria-busy', 'false')
    onFailed()
  }
  try {
    composer = createComposer(photo)
  } catch {
    fail()
  }
  const finish = async (context: CanvasRenderingContext2D, view: View) => {
    // Where no frame came meanwhile, a draft would come too late.
    draft = undefined
    try {
      const isDone = await composer?.finish(context, view, () => wanted === view)
      if (isDone === true) canvas.setAttribute('aria-busy', 'false')
    } catch {
      fail()
    }
  }
  const paintDraft = (context: CanvasRenderingContext2D) => {
    const view = draft
    draft = undefined
    try {
      if (view) composer?.draft(context, view)
    } catch {
      fail()
    }
  }
  return {
    show(view) {
      if (!composer) return
      const context = canvas.getContext('2d')
      if (!context) {
        fail()
        return
      }
      canvas.setAttribute('aria-busy', 'true')
      if (!draft) {
        requestAnimationFrame(() => {
          setTimeout(paintDraft, 0, context)
        })
      }
      wanted = draft = view
      clearTimeout(timer)
      timer = setTimeout(() => {
        void finish(context, view)
      }, REST_MS)
    },
    dispose() {
      clearTimeout(timer)
      composer?.dispose()
      wanted = draft = composer = undefined
    },
  }
}
