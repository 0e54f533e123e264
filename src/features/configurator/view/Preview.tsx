import { memo } from 'react'
import { formatArea, formatSize } from '#lib/format.ts'
import type { Assembly } from '../assembly/assembly.ts'
import type { Choices, Configuration } from '../model/configuration.ts'
import { BuildFacts } from './BuildFacts.tsx'
import { Drawing } from './Drawing.tsx'
import styles from './Preview.module.css'

interface Props {
  readonly assembly: Assembly
  readonly choices: Choices
  readonly configuration: Configuration
}

/** The drawing and its facts, in sight while choosing: beside the options, on a phone above them. */
export const Preview = memo(function Preview({ assembly, choices, configuration }: Props) {
  const { width, height } = configuration
  return (
    <div className={styles.preview} role="region" aria-label="Önizleme">
      <Drawing assembly={assembly} configuration={configuration} />
      <p className={styles.facts}>
        <b>{`${choices.type.image} ${choices.type.name}`}</b>
        <span>{choices.material.name}</span>
        <span>{choices.color.name}</span>
        <b>{formatSize(width, height)}</b>
        <span>{formatArea(width, height)}</span>
      </p>
      <BuildFacts assembly={assembly} hasMotor={configuration.motor} only="wide" />
    </div>
  )
})
