import { formatCentimetres } from '#lib/format.ts'
import type { Assembly, Rectangle } from '../assembly/assembly.ts'
import { MM_PER_CM } from '#lib/units.ts'
import styles from './Elevation.module.css'
import { place, tenth, type Placement, type SheetFormat } from './sheet.ts'

interface Props {
  readonly assembly: Assembly
  readonly placement: Placement
  readonly format: SheetFormat
}

/**
 * The size as it was chosen, outside to outside: width below the ground line, height to the right of the frame.
 * Where the sheet has room, the clear passage stands between them, in lighter lines.
 */
export function Dimensions({ assembly, placement, format }: Props) {
  const { dimensionGap, passageGap, numberLength, textSize } = format
  const whole = { x: 0, y: 0, width: assembly.width, height: assembly.height }
  return (
    <>
      <DimensionPair
        measured={whole}
        placement={placement}
        gap={dimensionGap}
        text={(mm) => formatCentimetres(mm / MM_PER_CM)}
        face={{ numberLength, textSize, isLight: false }}
        frameEnd={assembly.width}
      />
      {passageGap !== undefined && (
        <DimensionPair
          measured={assembly.opening}
          placement={placement}
          gap={passageGap}
          text={(mm) => `net ${formatCentimetres(Math.floor(mm / MM_PER_CM))}`}
          face={{ numberLength: numberLength * 0.88, textSize: textSize * 0.75, isLight: true }}
          frameEnd={assembly.width}
        />
      )}
    </>
  )
}

interface LineFace {
  readonly numberLength: number
  readonly textSize: number
  readonly isLight: boolean
}

interface PairProps {
  readonly measured: Rectangle
  readonly placement: Placement
  /** From the shutter to the lines. */
  readonly gap: number
  readonly text: (mm: number) => string
  readonly face: LineFace
  /** mm */
  readonly frameEnd: number
}

/** Width and height of one rectangle that stands on the ground. */
function DimensionPair({ measured, placement, gap, text, face, frameEnd }: PairProps) {
  const { x, y, width, height } = place(measured, placement)
  const { ground } = placement
  const end = tenth(placement.left + frameEnd * placement.scale)
  return (
    <>
      <path
        className={styles.extension}
        d={`M${String(x)} ${String(ground + 8)}v${String(gap)}m${String(width)} ${String(-gap)}v${String(gap)}
          M${String(end + 8)} ${String(y)}h${String(gap)}M${String(end + 8)} ${String(ground)}h${String(gap)}`}
      />
      <g transform={`translate(${String(x)} ${String(ground + gap)})`}>
        <DimensionLine length={width} text={text(measured.width)} {...face} />
      </g>
      <g transform={`translate(${String(end + gap)} ${String(ground)}) rotate(-90)`}>
        <DimensionLine length={height} text={text(measured.height)} {...face} />
      </g>
    </>
  )
}

interface LineProps extends LineFace {
  readonly length: number
  readonly text: string
}

/** |←— 300 cm —→| from the origin to the right; a number that does not fit stands behind the second arrow. */
function DimensionLine({ length, text, numberLength, textSize, isLight }: LineProps) {
  const hasRoom = length > numberLength + 22
  const middle = hasRoom ? length / 2 : length + numberLength / 2 + 4
  const end = String(length)
  return (
    <>
      <path className={isLight ? styles.extension : styles.dimension} d={`M0 0H${end}`} />
      <path
        className={isLight ? styles.lightArrows : styles.arrows}
        d={`M0 0l11 -3.5v7zM${end} 0l-11 -3.5v7z`}
      />
      <rect
        className={styles.gapInLine}
        x={tenth(middle - numberLength / 2)}
        y={tenth(-textSize * 0.7)}
        width={tenth(numberLength)}
        height={tenth(textSize * 1.4)}
      />
      <text
        className={isLight ? styles.note : styles.number}
        x={tenth(middle)}
        y={tenth(textSize * 0.35)}
        fontSize={textSize}
      >
        {text}
      </text>
    </>
  )
}
