import { formatSize } from '#lib/format.ts'
import type { Assembly } from '../assembly/assembly.ts'
import styles from './Elevation.module.css'
import { place, tenth, type Placement, type SheetFormat } from './sheet.ts'

interface Props {
  readonly assembly: Assembly
  readonly placement: Placement
  readonly format: SheetFormat
}

/** Emoji and size, hung on the curtain; a curtain too small for it leaves the sheet's top-left corner free. */
export function Plate({ assembly, placement, format }: Props) {
  const { width, height } = format.plate
  const face = place(assembly.opening, placement)
  const isOnCurtain = face.width > width + 12 && face.height > height + 20
  const x = isOnCurtain ? tenth(face.x + (face.width - width) / 2) : 3
  const y = isOnCurtain ? tenth(face.y + (face.height - height) * 0.48) : 3
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
        {formatSize(assembly.width / 10, assembly.height / 10)}
      </text>
    </g>
  )
}
