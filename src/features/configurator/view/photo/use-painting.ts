import { useEffect, useRef } from 'react'
import { createComposer, type Composer, type View } from '../../photo/composer.ts'
import type { Surface } from '../../photo/surface.ts'

/** After the last change the picture is drawn once more, with every pixel it has. */
const REST_MS = 140

/**
 * Keeps a canvas showing the view: a draft right after the next frame, in which the control itself has answered, and the
 * full picture when nothing has changed for a moment. The canvas is `aria-busy` until then.
 */
export function usePainting(photo: Surface, { assembly, corners, openness, opacity }: View) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const composer = useRef<Composer>(undefined)
  /** The view that the next draft shows; undefined: none is on its way. */
  const drafted = useRef<View>(undefined)
  useEffect(() => {
    const element = canvas.current
    return () => {
      // A canvas that left the page would keep its pixels until the browser tidies up.
      element?.setAttribute('width', '0')
    }
  }, [])
  useEffect(() => {
    const made = createComposer(photo)
    composer.current = made
    return () => {
      composer.current = undefined
      made.dispose()
    }
  }, [photo])
  useEffect(() => {
    const element = canvas.current
    const context = element?.getContext('2d')
    if (!element || !context) return
    const view = { assembly, corners, openness, opacity }
    element.setAttribute('aria-busy', 'true')
    let isWanted = true
    const finish = async () => {
      const isDone = await composer.current?.finish(context, view, () => isWanted)
      if (isDone === true) element.setAttribute('aria-busy', 'false')
    }
    const isOnItsWay = drafted.current !== undefined
    drafted.current = view
    if (!isOnItsWay) {
      requestAnimationFrame(() => {
        setTimeout(() => {
          if (drafted.current) composer.current?.sketch(context, drafted.current)
          drafted.current = undefined
        })
      })
    }
    const timer = setTimeout(() => {
      // Where no frame came meanwhile, a draft would come too late.
      drafted.current = undefined
      void finish()
    }, REST_MS)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [photo, assembly, corners, openness, opacity])
  return canvas
}
