import type { Rectangle } from '../assembly/assembly.ts'
import styles from './Elevation.module.css'
import { tenth } from './sheet.ts'

interface Props {
  readonly id: string
  readonly face: Rectangle
  readonly scale: number
  readonly pitchMm: number
}

/** The unit of the path below is a millimetre along the board. */
const BOARD_MM = 900

/** Grain along the slats: one board, two slats high, repeated over the face. */
export function WoodGrain({ id, face, scale, pitchMm }: Props) {
  return (
    <>
      <pattern
        id={id}
        patternUnits="userSpaceOnUse"
        x={face.x}
        y={face.y}
        width={tenth(BOARD_MM * scale)}
        height={tenth(2 * pitchMm * scale)}
        viewBox={`0 0 ${String(BOARD_MM)} 154`}
        preserveAspectRatio="none"
      >
        <path
          className={styles.grain}
          d="M0 24C150 12 210 38 340 28S640 14 900 24M220 54C360 44 430 66 570 56S760 48 820 54
            M0 104C210 122 300 90 450 102S740 118 900 104M60 134C180 124 240 142 360 132S520 126 560 134"
        />
      </pattern>
      <rect {...face} fill={`url(#${id})`} />
    </>
  )
}
