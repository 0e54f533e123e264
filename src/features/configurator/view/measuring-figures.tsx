import styles from './MeasuringHelp.module.css'

/** Drawings of one wall opening, 160 × 120 units, decorative: the words beside them say the same. */

const WALL = 'M0 0H160V104H0zM30 26V104H130V26z'
const GROUND = 'M0 104H160'

/** An arrow with two heads from a point, so long to the right, or upwards. */
const across = (x: number, y: number, length: number) =>
  `M${String(x)} ${String(y)}l9 -3.5v7zM${String(x + length)} ${String(y)}l-9 3.5v-7zM${String(x)} ${String(y - 0.75)}h${String(length)}v1.5h${String(-length)}z`
const upward = (x: number, y: number, length: number) =>
  `M${String(x)} ${String(y)}l-3.5 -9h7zM${String(x)} ${String(y - length)}l3.5 9h-7zM${String(x - 0.75)} ${String(y)}v${String(-length)}h1.5v${String(length)}z`

interface FigureProps {
  readonly wall?: string
  readonly arrows: string
  readonly light?: string
  readonly frame?: string
  readonly curtain?: string
  readonly labels: readonly (readonly [x: number, y: number, text: string])[]
}

function Figure({ wall = WALL, arrows, light, frame, curtain, labels }: FigureProps) {
  return (
    <svg className={styles.figure} viewBox="0 0 160 120" aria-hidden="true">
      <path className={styles.wall} fillRule="evenodd" d={wall} />
      {curtain !== undefined && <path className={styles.slats} d={curtain} />}
      {frame !== undefined && <path className={styles.frame} d={frame} />}
      <path className={styles.ground} d={GROUND} />
      <path className={styles.arrows} d={arrows} />
      {light !== undefined && <path className={styles.lightArrows} d={light} />}
      {labels.map(([x, y, text]) => (
        <text key={text} className={styles.label} x={x} y={y}>
          {text}
        </text>
      ))}
    </svg>
  )
}

export const WidthFigure = () => (
  <Figure
    arrows={[38, 65, 92].map((y) => across(30, y, 100)).join('')}
    labels={[
      [80, 34, '1'],
      [80, 61, '2'],
      [80, 88, '3'],
    ]}
  />
)

export const HeightFigure = () => (
  <Figure
    arrows={[44, 116].map((x) => upward(x, 104, 78)).join('')}
    labels={[
      [56, 69, '1'],
      [104, 69, '2'],
    ]}
  />
)

const GUIDES = 'M26 32h10v72h-10zM110 32h10v72h-10z'
const BOX = 'M26 8h94v24h-94z'
const SLATS = 'M36 32H110V104H36zM36 42H110M36 52H110M36 62H110M36 72H110M36 82H110M36 92H110'

export const OutsideFigure = () => (
  <Figure
    wall="M0 0H160V104H0z"
    frame={GUIDES + BOX}
    curtain={SLATS}
    arrows={across(26, 112, 94) + upward(134, 104, 96)}
    light={across(36, 87, 74) + upward(48, 104, 72)}
    labels={[
      [73, 25, 'kutu'],
      [80, 66, 'net'],
    ]}
  />
)

export const LintelFigure = () => (
  <Figure
    frame="M24 4h112v26h-112z"
    wall="M0 0H160V104H0zM34 30V104H126V30z"
    arrows={upward(60, 30, 26)}
    labels={[[94, 22, 'kutu yeri']]}
  />
)
