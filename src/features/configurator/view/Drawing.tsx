import type { ReactNode } from 'react'
import { formatArea, formatSize } from '#lib/format.ts'
import type { Assembly } from '../assembly/assembly.ts'
import { Elevation } from '../drawing/Elevation.tsx'
import type { SheetName } from '../drawing/sheet.ts'
import type { Configuration } from '../model/configuration.ts'
import styles from './Drawing.module.css'

interface Props {
  readonly assembly: Assembly
  readonly configuration: Configuration
  readonly openness?: number
  /** Draws this sheet alone. */
  readonly only?: SheetName | undefined
  /** What lies over a sheet, placed in shares of it. */
  readonly overlay?: ((sheet: SheetName) => ReactNode) | undefined
}

const sheets = ['wide', 'compact'] as const satisfies readonly SheetName[]

/** The same shutter on two sheets; the style sheet shows the one that suits the room there is. */
export function Drawing({ assembly, configuration, openness, only, overlay }: Props) {
  const { width, height } = configuration
  const label = [
    `Önden görünüş: ${assembly.plate.name}`,
    formatSize(width, height),
    formatArea(width, height),
    `${String(assembly.build.slatCount)} lamel`,
  ].join(', ')
  return (
    <div className={styles.drawing}>
      {(only ? [only] : sheets).map((sheet) => (
        <div key={sheet} className={styles[sheet]}>
          <Elevation assembly={assembly} sheet={sheet} openness={openness} label={label} />
          {overlay?.(sheet)}
        </div>
      ))}
    </div>
  )
}
