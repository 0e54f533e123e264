import { memo, useId, useMemo } from 'react'
import type { Assembly } from '../assembly/assembly.ts'
import { partsOf } from '../assembly/assembly.ts'
import { raise } from '../assembly/raise.ts'
import { Coil } from './Coil.tsx'
import { CurtainFace } from './CurtainFace.tsx'
import { Dimensions } from './Dimensions.tsx'
import styles from './Elevation.module.css'
import { Interior } from './Interior.tsx'
import { PartShapes } from './PartShapes.tsx'
import { grid } from './paths.ts'
import { Person } from './Person.tsx'
import { Plate } from './Plate.tsx'
import { SensorBeam } from './SensorBeam.tsx'
import { place, placeOnSheet, sheetFormats, tenth, type SheetName } from './sheet.ts'

interface Props {
  readonly assembly: Assembly
  readonly sheet: SheetName
  /** 0 is closed, 1 leaves the clear passage free. */
  readonly openness?: number | undefined
  /** What it shows, for people who cannot see it. */
  readonly label: string
}

/**
 * The shutter from the front, true to scale, with a person of 175 cm and a grid of 50 cm.
 * Colours are SVG attributes and classes: the page allows no style attribute.
 */
export const Elevation = memo(function Elevation({ assembly, sheet, openness = 0, label }: Props) {
  const clipId = useId()
  const format = sheetFormats[sheet]
  const placement = useMemo(() => placeOnSheet(assembly, format), [assembly, format])
  const { lift, coil } = raise(assembly, openness)
  const { isBoxed } = assembly.build.box
  const shared = { assembly, placement, format }
  return (
    <svg
      className={styles.elevation}
      viewBox={`0 0 ${String(format.width)} ${String(format.height)}`}
      role="img"
      aria-label={label}
    >
      <path className={styles.grid} d={grid(placement, assembly.opening.x, format)} />
      <path
        className={styles.ground}
        d={`M0 ${String(placement.ground)}h${String(format.width)}`}
      />
      <Person placement={placement} hasRemote={assembly.hasRemote} textSize={format.textSize} />
      <PartShapes
        parts={partsOf(assembly, 'guide')}
        placement={placement}
        className={styles.frame}
      />
      {lift > 0 && <Interior opening={place(assembly.opening, placement)} />}
      <clipPath id={clipId}>
        <rect {...place(assembly.opening, placement)} />
      </clipPath>
      <g clipPath={`url(#${clipId})`}>
        <g
          transform={
            lift > 0 ? `translate(0 ${String(-tenth(lift * placement.scale))})` : undefined
          }
        >
          <CurtainFace assembly={assembly} placement={placement} />
        </g>
      </g>
      {isBoxed ? (
        <PartShapes
          parts={partsOf(assembly, 'box')}
          placement={placement}
          className={styles.frame}
        />
      ) : (
        <Coil assembly={assembly} placement={placement} diameter={coil} />
      )}
      {isBoxed && (
        <PartShapes
          parts={partsOf(assembly, 'tube')}
          placement={placement}
          className={styles.tube}
        />
      )}
      <PartShapes parts={partsOf(assembly, 'motor')} placement={placement} className={styles.lit} />
      <SensorBeam sensors={partsOf(assembly, 'sensor')} placement={placement} />
      <Plate {...shared} lift={lift} />
      <Dimensions {...shared} />
    </svg>
  )
})
