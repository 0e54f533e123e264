import { useRef, type KeyboardEvent, type PointerEvent, type RefObject } from 'react'
import type { Point } from '../../photo/homography.ts'
import type { PixelSize } from '../../photo/region.ts'
import { styleRef } from '../style-ref.ts'
import styles from './PhotoStage.lazy.module.css'

interface Props {
  readonly name: string
  /** Pixels of the picture. */
  readonly at: Point
  readonly picture: PixelSize
  readonly frame: RefObject<HTMLDivElement | null>
  readonly isMoving: boolean
  readonly onMove: (to: Point) => void
  readonly onRest: () => void
}

const STEPS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}
const LARGE_STEP = 10

/** Where a drag began: of the pointer on screen and of the corner in the picture. */
interface Grip {
  readonly pointer: Point
  readonly corner: Point
}

/**
 * One corner to drag or to move with the arrow keys. It follows the finger without jumping under it, so that the spot
 * itself stays in sight beside the finger.
 */
export function CornerHandle({ name, at, picture, frame, isMoving, onMove, onRest }: Props) {
  const grip = useRef<Grip>(undefined)
  const take = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    grip.current = { pointer: { x: event.clientX, y: event.clientY }, corner: at }
    onMove(at)
  }
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    const shown = frame.current?.getBoundingClientRect().width
    if (grip.current === undefined || !shown) return
    const { pointer, corner } = grip.current
    const scale = picture.width / shown
    onMove({
      x: corner.x + (event.clientX - pointer.x) * scale,
      y: corner.y + (event.clientY - pointer.y) * scale,
    })
  }
  const letGo = () => {
    if (grip.current === undefined) return
    grip.current = undefined
    onRest()
  }
  const step = (event: KeyboardEvent) => {
    const direction = STEPS[event.key]
    if (direction === undefined) return
    event.preventDefault()
    const length = event.shiftKey ? LARGE_STEP : 1
    onMove({ x: at.x + direction.x * length, y: at.y + direction.y * length })
  }
  return (
    <div
      className={styles.handle}
      role="slider"
      tabIndex={0}
      aria-label={name}
      aria-roledescription="köşe"
      aria-valuemin={0}
      aria-valuemax={picture.width}
      aria-valuenow={Math.round(at.x)}
      aria-valuetext={`soldan ${String(Math.round(at.x))}, üstten ${String(Math.round(at.y))}`}
      data-moving={isMoving || undefined}
      onPointerDown={take}
      onPointerMove={drag}
      onPointerUp={letGo}
      onPointerCancel={letGo}
      onLostPointerCapture={letGo}
      onKeyDown={step}
      onBlur={onRest}
      ref={styleRef({
        left: `${String((at.x / picture.width) * 100)}%`,
        top: `${String((at.y / picture.height) * 100)}%`,
      })}
    />
  )
}
