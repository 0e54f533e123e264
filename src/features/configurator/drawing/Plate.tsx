import { formatSize } from '#lib/format.ts'
import type { Assembly } from '../assembly/assembly.ts'
import { MM_PER_CM } from '../assembly/units.ts'
import styles from './Elevation.module.css'
import { place, tenth, type Placement, type SheetFormat } from './sheet.ts'

interface Props {
  readonly assembly: Assembly
  readonly placement: Placement
  readonly format: SheetFormat
  /** How far the curtain is up, mm. */
  readonly lift: number
}

/** Units below the box at which the plate stays when the curtain goes on. */
const BELOW_BOX = 14

/**
 * Emoji and size, hung on the curtain: it goes up with it as far as the box. A curtain too small for it leaves the
 * sheet's top-left corner free.
 */
export function Plate({ assembly, placement, format, lift }: Props) {
  const { width, height } = format.plate
  const face = place(assembly.opening, placement)
  const isOnCurtain = face.width > width + 12 && face.height > height + 20
  const x = isOnCurtain ? tenth(face.x + (face.width - width) / 2) : 3
  const hung = (face.height - height) * 0.48 - lift * placement.scale
  const y = isOnCurtain ? tenth(face.y + Math.max(hung, BELOW_BOX)) : 3
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
