import { formatCentimetres } from '#lib/format.ts'
import { MM_PER_CM } from '#lib/units.ts'
import styles from './Elevation.module.css'
import { tenth, type Placement } from './sheet.ts'

interface Props {
  readonly placement: Placement
  readonly hasRemote: boolean
  readonly textSize: number
}

/** Drawn in centimetres, feet at 0: 175 tall, arms reach 27 to each side. */
const BODY =
  'M-6 -150C-19 -147 -23 -142 -24 -131L-27 -84q2 4 6 0L-16 -124L-15 -84L-18 -4q-1 4 -7 4h20q1 -2 1 -5L-1 -76h2L4 -5q0 3 1 5h20q-6 0 -7 -4L15 -84L16 -124L21 -84q4 4 6 0L24 -131C23 -142 19 -147 6 -150z'
const HAND = { x: 26, y: 88 }
/** The remote is a sign, larger than life; beside a small person it shrinks with them. */
const signScale = (unitsPerCm: number): number => Math.min(1, Math.max(0.55, unitsPerCm / 1.2))

/** Someone to measure the shutter by; the remote is in the right hand. */
export function Person({ placement, hasRemote, textSize }: Props) {
  const { ground, left } = placement
  const cm = placement.scale * MM_PER_CM
  const roomy = Math.max(30 * cm + 6, left - 44 * cm - 14)
  const x = tenth(roomy + 30 * cm > left ? Math.max(26 * cm + 2, left - 34 * cm) : roomy)
  return (
    <>
      <g
        className={styles.person}
        transform={`translate(${String(x)} ${String(ground)}) scale(${cm.toFixed(4)})`}
      >
        <ellipse cx="0" cy="-163" rx="9.5" ry="12" />
        <path d={BODY} />
      </g>
      <text className={styles.note} x={x} y={ground + textSize} fontSize={textSize}>
        {formatCentimetres(175)}
      </text>
      {hasRemote && (
        <g
          transform={`translate(${String(tenth(x + HAND.x * cm))} ${String(tenth(ground - HAND.y * cm))}) scale(${signScale(cm).toFixed(2)})`}
        >
          <rect className={styles.lit} x="-4" y="-9" width="8" height="18" />
          <path className={styles.waves} d="M9 -8a10 10 0 0 1 0 13M14 -13a17 17 0 0 1 0 23" />
        </g>
      )}
    </>
  )
}
