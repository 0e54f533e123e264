import { useEffect, useEffectEvent, useRef } from 'react'
import { createPainter, type Painter } from '../../photo/painter.ts'
import type { View } from '../../photo/plan.ts'
import type { Surface } from '../../photo/surface.ts'

/** A canvas that shows the view for as long as the component lives. `onFailed`: no memory is left to paint with. */
export function usePainting(
  photo: Surface,
  { assembly, corners, openness, opacity }: View,
  onFailed: () => void,
) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const painter = useRef<Painter>(undefined)
  const fail = useEffectEvent(onFailed)
  useEffect(() => {
    const element = canvas.current
    return () => {
      // A canvas that left the page would keep its pixels until the browser tidies up.
      element?.setAttribute('width', '0')
    }
  }, [])
  useEffect(() => {
    if (!canvas.current) return
    const created = createPainter(canvas.current, photo, () => {
      fail()
    })
    painter.current = created
    return () => {
      created.dispose()
    }
  }, [photo])
  // After the painter of this very commit.
  useEffect(() => {
    painter.current?.show({ assembly, corners, openness, opacity })
  }, [photo, assembly, corners, openness, opacity])
  return canvas
}
