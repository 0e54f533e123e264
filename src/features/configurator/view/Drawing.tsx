import { formatArea, formatSize } from '#lib/format.ts'
import type { Assembly } from '../assembly/assembly.ts'
import { Elevation } from '../drawing/Elevation.tsx'
import type { Configuration } from '../model/configuration.ts'
import styles from './Drawing.module.css'

interface Props {
  readonly assembly: Assembly
  readonly configuration: Configuration
}

/** The same shutter on two sheets; the style sheet shows the one that suits the room there is. */
export function Drawing({ assembly, configuration }: Props) {
  const { width, height } = configuration
  const label = [
    `Önden görünüş: ${assembly.plate.name}`,
    formatSize(width, height),
    formatArea(width, height),
    `${String(assembly.build.slatCount)} lamel`,
  ].join(', ')
  return (
    <div className={styles.drawing}>
      <Elevation assembly={assembly} sheet="wide" label={label} />
      <Elevation assembly={assembly} sheet="compact" label={label} />
    </div>
  )
}
