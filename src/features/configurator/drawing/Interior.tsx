import type { Rectangle } from '../assembly/assembly.ts'
import styles from './Elevation.module.css'
import { tenth } from './sheet.ts'

interface Props {
  /** The opening on the sheet; the curtain covers what it covers. */
  readonly opening: Rectangle
}

/** How far the back wall stands in from the opening, as shares of the opening. */
const BACK = { side: 0.17, top: 0.12, floor: 0.22 }

/** The lit room behind a curtain on its way up: floor, back wall, and the four edges that lead to it. */
export function Interior({ opening }: Props) {
  const { x, y, width, height } = opening
  const [right, ground] = [x + width, y + height]
  const [backLeft, backRight] = [x + width * BACK.side, right - width * BACK.side]
  const [backTop, backFloor] = [y + height * BACK.top, ground - height * BACK.floor]
  const at = (a: number, b: number) => `${String(tenth(a))} ${String(tenth(b))}`
  return (
    <>
      <rect className={styles.interior} {...opening} />
      <path
        className={styles.floor}
        d={`M${at(x, ground)}L${at(backLeft, backFloor)}H${String(tenth(backRight))}L${at(right, ground)}z`}
      />
      <path
        className={styles.walls}
        d={`M${at(x, ground)}L${at(backLeft, backFloor)}V${String(tenth(backTop))}L${at(x, y)}M${at(right, ground)}L${at(backRight, backFloor)}V${String(tenth(backTop))}L${at(right, y)}M${at(backLeft, backTop)}H${String(tenth(backRight))}M${at(backLeft, backFloor)}H${String(tenth(backRight))}`}
      />
    </>
  )
}
