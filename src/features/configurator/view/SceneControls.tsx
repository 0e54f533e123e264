import { useId, useState } from 'react'
import { Icon } from '#ui/Icon.tsx'
import type { Look } from '../scene/exhibit.ts'
import type { Turn } from '../scene/viewpoint.ts'
import { OpennessSlider } from './OpennessSlider.tsx'
import styles from './SceneView.lazy.module.css'
import { SceneTurns } from './SceneTurns.tsx'
import type { MotorControl } from './use-motor.ts'

interface Props {
  readonly motor: MotorControl
  readonly look: Look
  readonly onOpen: (openness: number) => void
  readonly onNight: (isNight: boolean) => void
  readonly onSeeThrough: (isSeeThrough: boolean) => void
  readonly onTurn: (by: Turn) => void
}

/** Opens and closes, lights and turns; on a phone the buttons that turn are behind one, for fingers turn too. */
export function SceneControls({ motor, look, onOpen, onNight, onSeeThrough, onTurn }: Props) {
  const id = useId()
  const [hasTurns, setHasTurns] = useState(false)
  return (
    <div className={styles.controls}>
      <div className={styles.row}>
        <button type="button" className={styles.run} onClick={motor.press}>
          {motor.word}
        </button>
        <OpennessSlider
          openness={look.openness}
          onOpen={(openness) => {
            motor.stop()
            onOpen(openness)
          }}
        />
        <button
          type="button"
          onClick={() => {
            onNight(!look.isNight)
          }}
        >
          {look.isNight ? 'Gündüz' : 'Gece'}
        </button>
        <button
          type="button"
          className={styles.more}
          aria-expanded={hasTurns}
          aria-controls={`${id}-turns`}
          aria-label="Bakış açısını değiştir"
          onClick={() => {
            setHasTurns(!hasTurns)
          }}
        >
          <Icon name="eye" />
        </button>
      </div>
      <div id={`${id}-turns`} className={styles.row} data-folded={!hasTurns || undefined}>
        <SceneTurns onTurn={onTurn} />
        <button
          type="button"
          aria-pressed={look.isSeeThrough}
          onClick={() => {
            onSeeThrough(!look.isSeeThrough)
          }}
        >
          Kutunun içi
        </button>
      </div>
    </div>
  )
}
