import type { Part } from '../assembly/assembly.ts'
import styles from './Elevation.module.css'
import { PartShapes } from './PartShapes.tsx'
import { place, type Placement } from './sheet.ts'

interface Props {
  readonly sensors: readonly Part[]
  readonly placement: Placement
}

/** The two photo cells and the beam between them. */
export function SensorBeam({ sensors, placement }: Props) {
  const [from, to] = sensors.map((sensor) => place(sensor, placement))
  if (from === undefined || to === undefined) return null
  return (
    <>
      <line
        className={styles.beam}
        x1={from.x + from.width}
        x2={to.x}
        y1={from.y + from.height / 2}
        y2={to.y + to.height / 2}
      />
      <PartShapes parts={sensors} placement={placement} className={styles.lit} />
    </>
  )
}
