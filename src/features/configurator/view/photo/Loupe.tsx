import { useEffect, useRef, type RefObject } from 'react'
import type { CornerIndex } from '../../photo/corners.ts'
import type { Quad } from '../../photo/homography.ts'
import { paintLoupe } from '../../photo/loupe.ts'
import type { Surface } from '../../photo/surface.ts'
import styles from './PhotoStage.lazy.module.css'

interface Props {
  readonly photo: Surface
  readonly corners: Quad
  readonly corner: CornerIndex
  readonly frame: RefObject<HTMLDivElement | null>
}

/** Canvas pixels; the style sheet shows it smaller, sharp on a phone. */
const SIDE = 256

/** The photograph around a moving corner, enlarged, in the upper corner where the finger is not. */
export function Loupe({ photo, corners, corner, frame }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const { x } = corners[corner]
  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    const shown = frame.current?.clientWidth
    if (context && shown) paintLoupe(context, photo, corners, corner, shown / photo.canvas.width)
  }, [photo, corners, corner, frame])
  return (
    <canvas
      className={styles.loupe}
      ref={canvas}
      width={SIDE}
      height={SIDE}
      aria-hidden="true"
      data-side={x > photo.canvas.width / 2 ? 'left' : 'right'}
    />
  )
}
