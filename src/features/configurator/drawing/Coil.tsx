import { partsOf, type Assembly } from '../assembly/assembly.ts'
import { inkOn } from './contrast.ts'
import styles from './Elevation.module.css'
import { place, tenth, type Placement } from './sheet.ts'

interface Props {
  readonly assembly: Assembly
  readonly placement: Placement
  /** mm */
  readonly diameter: number
}

/** Where on a roll, seen from the front, the slats' edges lie: closer together towards its rim. */
const EDGES = [0.07, 0.24, 0.5, 0.76, 0.93]

/** A curtain too high for a box: the bare roll between its two end plates, and the slats that hang from it. */
export function Coil({ assembly, placement, diameter }: Props) {
  const { opening, curtain } = assembly
  const [room] = partsOf(assembly, 'box')
  if (room === undefined) return null
  const middle = room.y + room.height / 2
  const line = inkOn(curtain.hex)
  const plate = { ...room, width: opening.x }
  const roll = place({ ...opening, y: middle - diameter / 2, height: diameter }, placement)
  const hanging = place({ ...opening, y: middle, height: opening.y - middle }, placement)
  const edges = EDGES.map(
    (share) =>
      `M${String(roll.x)} ${String(tenth(roll.y + roll.height * share))}h${String(roll.width)}`,
  )
  return (
    <>
      {[plate, { ...plate, x: room.width - opening.x }].map((end) => (
        <rect key={end.x} className={styles.frame} {...place(end, placement)} rx="4" />
      ))}
      <rect className={styles.roll} {...hanging} fill={curtain.hex} />
      <rect {...roll} rx={tenth(roll.height / 4)} fill={curtain.hex} className={styles.roll} />
      <path className={styles.groove} d={edges.join('')} stroke={line} strokeOpacity="0.4" />
    </>
  )
}
