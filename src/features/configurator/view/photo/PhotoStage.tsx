import { useRef } from 'react'
import type { Assembly } from '../../assembly/assembly.ts'
import type { CornerIndex, MarksAction } from '../../photo/corners.ts'
import { styleRef } from '../style-ref.ts'
import { CornerHandle } from './CornerHandle.tsx'
import { Loupe } from './Loupe.tsx'
import type { AtWork } from './photo-session.ts'
import styles from './PhotoStage.lazy.module.css'
import { usePainting } from './use-painting.ts'

interface Props {
  readonly session: AtWork
  readonly assembly: Assembly
  /** What the picture shows, for people who cannot see it. */
  readonly label: string
  readonly onMark: (action: MarksAction) => void
  /** The browser has no memory left to paint with. */
  readonly onFailed: () => void
}

const CORNERS = [
  [0, 'Sol üst köşe'],
  [1, 'Sağ üst köşe'],
  [2, 'Sağ alt köşe'],
  [3, 'Sol alt köşe'],
] as const satisfies readonly (readonly [CornerIndex, string])[]

/** How much of the shutter shows: less while marking, hardly any under a moving corner. */
function opacityOf({ stage, isBefore }: AtWork, isMoving: boolean): number {
  if (stage === 'looking') return isBefore ? 0 : 1
  return isMoving ? 0.4 : 0.8
}

/** The photograph with the shutter in it, and on top of it the corners to drag. */
export function PhotoStage({ session, assembly, label, onMark, onFailed }: Props) {
  const { photo, marks } = session.work
  const { corners } = marks
  const [moving] = marks.moving
  const { width, height } = photo.canvas
  const frame = useRef<HTMLDivElement>(null)
  const { openness } = session
  const opacity = opacityOf(session, moving !== undefined)
  const canvas = usePainting(photo, { assembly, corners, openness, opacity }, onFailed)
  return (
    <div className={styles.stage}>
      <div
        className={styles.frame}
        ref={(element) => {
          frame.current = element
          styleRef({ '--ratio': width / height })(element)
        }}
      >
        <canvas
          className={styles.canvas}
          ref={canvas}
          width={width}
          height={height}
          role="img"
          aria-label={label}
        />
        {session.stage === 'marking' && (
          <>
            <svg
              className={styles.outline}
              viewBox={`0 0 ${String(width)} ${String(height)}`}
              aria-hidden="true"
            >
              <polygon points={corners.map(({ x, y }) => `${String(x)},${String(y)}`).join(' ')} />
            </svg>
            {CORNERS.map(([index, name]) => (
              <CornerHandle
                key={name}
                name={name}
                at={corners[index]}
                picture={photo.canvas}
                frame={frame}
                isMoving={marks.moving.includes(index)}
                onMove={(to) => {
                  onMark({ kind: 'move', corner: index, to })
                }}
                onRest={() => {
                  onMark({ kind: 'rest', corner: index })
                }}
              />
            ))}
          </>
        )}
      </div>
      {session.stage === 'marking' && moving !== undefined && (
        <Loupe photo={photo} corners={corners} corner={moving} frame={frame} />
      )}
    </div>
  )
}
