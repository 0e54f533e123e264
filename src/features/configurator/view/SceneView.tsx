import { useState } from 'react'
import { formatSize } from '#lib/format.ts'
import type { Assembly } from '../assembly/assembly.ts'
import { MM_PER_CM } from '#lib/units.ts'
import { SceneControls } from './SceneControls.tsx'
import styles from './SceneView.lazy.module.css'
import { useMotor } from './use-motor.ts'
import { useStage, type SceneTrouble } from './use-stage.ts'

interface Props {
  readonly assembly: Assembly
  /** 0 is closed, 1 open; the drawing's too. */
  readonly openness: number
  readonly onOpen: (openness: number) => void
  readonly onFailed: (trouble: SceneTrouble) => void
}

/** The shutter in three dimensions and what can be done with it. */
export function SceneView({ assembly, openness, onOpen, onFailed }: Props) {
  const motor = useMotor(openness, assembly.opening.height, onOpen)
  const [isNight, setIsNight] = useState(false)
  const [isSeeThrough, setIsSeeThrough] = useState(false)
  const look = { openness, isNight, isSeeThrough }
  const { canvas, stage } = useStage(assembly, look, onFailed)
  const size = formatSize(assembly.width / MM_PER_CM, assembly.height / MM_PER_CM)
  return (
    <>
      <canvas
        ref={canvas}
        className={styles.canvas}
        role="img"
        aria-label={[
          `Üç boyutlu görünüm: ${assembly.plate.name}`,
          size,
          `${String(assembly.build.slatCount)} lamel`,
          'ok tuşları çevirir',
        ].join(', ')}
      />
      {/* What the drawing's plate says, where no line of facts below says it too. */}
      <p className={styles.plate} aria-hidden="true">
        {assembly.plate.emoji} <span key={size}>{size}</span>
      </p>
      <SceneControls
        motor={motor}
        look={look}
        onOpen={onOpen}
        onNight={setIsNight}
        onSeeThrough={setIsSeeThrough}
        onTurn={(by) => stage?.turn(by)}
      />
    </>
  )
}
