import { memo } from 'react'
import { formatArea, formatSize } from '#lib/format.ts'
import type { Assembly } from '../assembly/assembly.ts'
import type { Choices, Configuration } from '../model/configuration.ts'
import { BuildFacts } from './BuildFacts.tsx'
import { OperableDrawing } from './OperableDrawing.tsx'
import styles from './Preview.module.css'
import { SceneSwitch } from './SceneSwitch.tsx'

interface Props {
  readonly assembly: Assembly
  /** The same for facts and 3D view, a frame later: the drawing does not wait for them. */
  readonly settled: Assembly
  readonly choices: Choices
  readonly configuration: Configuration
  readonly openness: number
  readonly onOpen: (openness: number) => void
}

/** The drawing and its facts, in sight while choosing: beside the options, on a phone above them. */
export const Preview = memo(function Preview({
  assembly,
  settled,
  choices,
  configuration,
  ...openable
}: Props) {
  const { width, height } = configuration
  return (
    <div className={styles.preview} role="region" aria-label="Önizleme" data-preview="">
      <SceneSwitch assembly={settled} {...openable}>
        <OperableDrawing assembly={assembly} configuration={configuration} {...openable} />
      </SceneSwitch>
      <p className={styles.facts}>
        <b>{`${choices.type.image} ${choices.type.name}`}</b>
        <span>{choices.material.name}</span>
        <span>{choices.color.name}</span>
        <b>{formatSize(width, height)}</b>
        <span>{formatArea(width, height)}</span>
      </p>
      <BuildFacts assembly={settled} only="wide" />
    </div>
  )
})
