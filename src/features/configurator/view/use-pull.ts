import { useRef, type PointerEvent } from 'react'
import { clamp } from '#lib/clamp.ts'

/** A finger that moves less than this has tapped. */
const TAP_PX = 5

interface Pull {
  /** How many pixels the handle goes up for a change of 1. */
  readonly travelPx: (handle: Element) => number
  readonly openness: number
  readonly onOpen: (openness: number) => void
  readonly onTap: () => void
}

/** Pointer handlers of a handle that is pulled up and down; a tap is told apart from a pull. */
export function usePull({ travelPx, openness, onOpen, onTap }: Pull) {
  const start = useRef<{ readonly y: number; readonly openness: number; hasMoved: boolean }>(null)
  return {
    onPointerDown: ({ button, clientY, currentTarget, pointerId }: PointerEvent) => {
      if (button !== 0) return
      currentTarget.setPointerCapture(pointerId)
      start.current = { y: clientY, openness, hasMoved: false }
    },
    onPointerMove: ({ clientY, currentTarget }: PointerEvent) => {
      const from = start.current
      if (from === null) return
      const up = from.y - clientY
      from.hasMoved ||= Math.abs(up) > TAP_PX
      if (!from.hasMoved) return
      onOpen(clamp(from.openness + up / travelPx(currentTarget), 0, 1))
    },
    onPointerUp: () => {
      if (start.current?.hasMoved === false) onTap()
      start.current = null
    },
    onPointerCancel: () => {
      start.current = null
    },
  }
}
