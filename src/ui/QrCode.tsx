import { encode } from 'uqr'
import styles from './QrCode.module.css'

interface Props {
  /** What a phone reads from it. */
  readonly value: string
  readonly label: string
}

const SIZE_PX = 128
const QUIET_ZONE = 4

/**
 * A QR code as SVG, drawn at build time or on demand: error correction level L, a quiet zone of four modules, dark
 * on white in every colour scheme, because a phone reads nothing else reliably.
 */
export function QrCode({ value, label }: Props) {
  const { data, size } = encode(value, { ecc: 'L', boostEcc: false, border: QUIET_ZONE })
  return (
    <svg
      className={styles.code}
      width={SIZE_PX}
      height={SIZE_PX}
      viewBox={`0 0 ${String(size)} ${String(size)}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path fill="#fff" d={`M0 0h${String(size)}v${String(size)}H0z`} />
      <path stroke="#000" d={data.map(drawRow).join('')} />
    </svg>
  )
}

/** Each run of dark modules becomes one stroke along the middle of its row; relative moves take the fewest bytes. */
function drawRow(row: readonly boolean[], y: number): string {
  let path = ''
  let pen = 0
  for (let x = 0; x < row.length; x += 1) {
    if (row[x] !== true) continue
    const start = x
    while (row[x + 1] === true) x += 1
    path += path === '' ? `M${String(start)} ${String(y)}.5` : `m${String(start - pen)} 0`
    pen = x + 1
    path += `h${String(pen - start)}`
  }
  return path
}
