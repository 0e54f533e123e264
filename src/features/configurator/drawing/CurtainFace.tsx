import { useId } from 'react'
import { clamp } from '#lib/clamp.ts'
import { partsOf, type Assembly, type Rectangle } from '../assembly/assembly.ts'
import { HOLE_MM, HOLE_OF_PITCH } from '../assembly/perforation.ts'
import { INK, inkOn, isDark } from './contrast.ts'
import styles from './Elevation.module.css'
import { PartShapes } from './PartShapes.tsx'
import { perforation, slatEdges } from './paths.ts'
import { place, tenth, type Placement } from './sheet.ts'
import { WoodGrain } from './WoodGrain.tsx'

interface Props {
  readonly assembly: Assembly
  readonly placement: Placement
}

/** The dark edge of steel is the broader one, but never eats a narrow curtain. */
const edgeWidth = ({ width }: Rectangle, hasDarkEdge: boolean): number =>
  hasDarkEdge ? clamp(width * 0.03, 2.5, 5) : 2.5

/** What closes the opening: slats in the chosen colour, their holes or grain, the bottom bar and the edge. */
export function CurtainFace({ assembly, placement }: Props) {
  const grainId = useId()
  const { curtain, opening } = assembly
  const slats = partsOf(assembly, 'slat')
  const pitchMm = slats[0]?.height ?? 0
  const face = place(opening, placement)
  const isOnDark = isDark(curtain.hex)
  const groove = inkOn(curtain.hex)
  return (
    <>
      <rect {...face} fill={curtain.hex} />
      {curtain.hasGrain && (
        <WoodGrain id={grainId} face={face} scale={placement.scale} pitchMm={pitchMm} />
      )}
      <path
        className={styles.groove}
        d={slatEdges(slats, placement)}
        stroke={groove}
        strokeOpacity="0.36"
      />
      <path
        className={styles.highlight}
        d={slatEdges(slats, placement, 1.5)}
        stroke="#fff"
        strokeOpacity={isOnDark ? 0.14 : 0.55}
      />
      {curtain.isPerforated && (
        <path
          d={perforation(slats, placement, pitchMm)}
          stroke={groove}
          strokeOpacity="0.36"
          strokeWidth={tenth(Math.max(1.2, pitchMm * placement.scale * HOLE_OF_PITCH))}
          strokeDasharray={tenth(HOLE_MM * placement.scale)}
        />
      )}
      <PartShapes
        parts={partsOf(assembly, 'bottom-bar')}
        placement={placement}
        className={styles.bottomBar}
      />
      <g fill={isOnDark ? '#e3e7e9' : INK}>
        <PartShapes parts={partsOf(assembly, 'lock')} placement={placement} />
      </g>
      <rect
        {...face}
        className={curtain.hasDarkEdge ? styles.darkEdge : styles.edge}
        strokeWidth={tenth(edgeWidth(face, curtain.hasDarkEdge))}
      />
    </>
  )
}
