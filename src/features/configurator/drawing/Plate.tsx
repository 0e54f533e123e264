import { formatSize } from '#lib/format.ts'
import type { Assembly } from '../assembly/assembly.ts'
import { MM_PER_CM } from '#lib/units.ts'
import styles from './Elevation.module.css'
import { placePlate, tenth, type SheetFormat } from './sheet.ts'

interface Props {
  readonly assembly: Assembly
  readonly format: SheetFormat
  /** How far the curtain is up, mm. */
  readonly lift: number
}

/** Emoji and size. */
export function Plate({ assembly, format, lift }: Props) {
  const { width, height } = format.plate
  const { x, y } = placePlate(assembly, lift, format)
  const middle = x + width / 2
  return (
    <g>
      <rect className={styles.plate} x={x} y={y} width={width} height={height} />
      <text className={styles.emoji} x={middle} y={y + height * 0.5} fontSize={height * 0.4}>
        {assembly.plate.emoji}
      </text>
      <text
        className={styles.number}
        x={middle}
        y={tenth(y + height * 0.82)}
        fontSize={format.textSize - 2}
      >
        {formatSize(assembly.width / MM_PER_CM, assembly.height / MM_PER_CM)}
      </text>
    </g>
  )
}
