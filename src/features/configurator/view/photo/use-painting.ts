import { useEffect, useEffectEvent, useRef } from 'react'
import { createComposer, type Composer } from '../../photo/composer.ts'
import type { View } from '../../photo/plan.ts'
import type { Surface } from '../../photo/surface.ts'

/** After the last change the picture is drawn once more, with every pixel it has. */
const REST_MS = 140

/**
 * Keeps a canvas showing the view: a draft right after the next frame, in which the control itself has answered, and the
 * full picture when nothing has changed for a moment. The canvas is `aria-busy` until then. `onFailed`: the browser has no
 * memory left to paint with.
 */
export function usePainting(
  photo: Surface,
  { assembly, corners, openness, opacity }: View,
  onFailed: () => void,
) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const composer = useRef<Composer>(undefined)
  /** The view that the next draft shows; undefined: none is on its way. */
  const drafted = useRef<View>(undefined)
  const fail = useEffectEvent(() => {
    canvas.current?.setAttribute('aria-busy', 'false')
    onFailed()
  })
  useEffect(() => {
    const element = canvas.current
    return () => {
      // A canvas that left the page would keep its pixels until the browser tidies up.
      element?.setAttribute('width', '0')
    }
  }, [])
  useEffect(() => {
    try {
      composer.current = createComposer(photo)
    } catch {
      fail()
    }
    return () => {
      composer.current?.dispose()
      composer.current = undefined
    }
  }, [photo])
  useEffect(() => {
    const element = canvas.current
    const context = element?.getContext('2d')
    if (!element || !composer.current) return
    if (!context) {
      fail()
      return
    }
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
          const draft = drafted.current
          drafted.current = undefined
          try {
            if (draft) composer.current?.sketch(context, draft)
          } catch {
            fail()
          }
        })
      })
    }
    const timer = setTimeout(() => {
      // Where no frame came meanwhile, a draft would come too late.
      drafted.current = undefined
      finish().catch(() => {
        fail()
      })
    }, REST_MS)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [photo, assembly, corners, openness, opacity])
  return canvas
}
