import { useState } from 'react'
import { formatSize } from '#lib/format.ts'
import type { Assembly } from '../assembly/assembly.ts'
import { SceneControls } from './SceneControls.tsx'
import styles from './SceneView.lazy.module.css'
import { useOpening } from './use-opening.ts'
import { useStage } from './use-stage.ts'

const MM_PER_CM = 10

interface Props {
  readonly assembly: Assembly
  readonly onFailed: (trouble: 'no-webgl' | 'stopped') => void
}

/** The shutter in three dimensions and what can be done with it. */
export function SceneView({ assembly, onFailed }: Props) {
  const opening = useOpening(assembly.opening.height)
  const [isNight, setIsNight] = useState(false)
  const [isSeeThrough, setIsSeeThrough] = useState(false)
  const look = { openness: opening.openness, isNight, isSeeThrough }
  const { canvas, stage } = useStage(assembly, look, onFailed)
  return (
    <>
      <canvas
        ref={canvas}
        className={styles.canvas}
        role="img"
        aria-label={[
          `Üç boyutlu görünüm: ${assembly.plate.name}`,
          formatSize(assembly.width / MM_PER_CM, assembly.height / MM_PER_CM),
          `${String(assembly.build.slatCount)} lamel`,
          'ok tuşları çevirir',
        ].join(', ')}
      />
      <SceneControls
        opening={opening}
        look={look}
        onNight={setIsNight}
        onSeeThrough={setIsSeeThrough}
        onTurn={(turn) => stage?.turnTo(turn)}
      />
    </>
  )
}
