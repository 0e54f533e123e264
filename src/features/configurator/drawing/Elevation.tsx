import { memo } from 'react'
import type { Assembly } from '../assembly/assembly.ts'
import { partsOf } from '../assembly/assembly.ts'
import { CurtainFace } from './CurtainFace.tsx'
import { Dimensions } from './Dimensions.tsx'
import styles from './Elevation.module.css'
import { PartShapes } from './PartShapes.tsx'
import { grid } from './paths.ts'
import { Person } from './Person.tsx'
import { Plate } from './Plate.tsx'
import { SensorBeam } from './SensorBeam.tsx'
import { placeOnSheet, sheetFormats, type SheetName } from './sheet.ts'

interface Props {
  readonly assembly: Assembly
  readonly sheet: SheetName
  /** What it shows, for people who cannot see it. */
  readonly label: string
}

/**
 * The shutter from the front, true to scale, with a person of 175 cm and a grid of 50 cm.
 * Colours are SVG attributes and classes: the page allows no style attribute.
 */
export const Elevation = memo(function Elevation({ assembly, sheet, label }: Props) {
  const format = sheetFormats[sheet]
  const placement = placeOnSheet(assembly, format)
  const shared = { assembly, placement, format }
  return (
    <svg
      className={styles.elevation}
      viewBox={`0 0 ${String(format.width)} ${String(format.height)}`}
      role="img"
      aria-label={label}
      data-sheet={sheet}
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
      <PartShapes parts={partsOf(assembly, 'box')} placement={placement} className={styles.frame} />
      <PartShapes parts={partsOf(assembly, 'tube')} placement={placement} className={styles.tube} />
      <PartShapes parts={partsOf(assembly, 'motor')} placement={placement} className={styles.lit} />
      <CurtainFace assembly={assembly} placement={placement} />
      <SensorBeam sensors={partsOf(assembly, 'sensor')} placement={placement} />
      <Plate {...shared} />
      <Dimensions {...shared} />
    </svg>
  )
})
