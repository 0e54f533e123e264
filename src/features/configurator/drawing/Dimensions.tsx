import { formatCentimetres } from '#lib/format.ts'
import type { Assembly } from '../assembly/assembly.ts'
import styles from './Elevation.module.css'
import { place, tenth, type Placement, type SheetFormat } from './sheet.ts'

interface Props {
  readonly assembly: Assembly
  readonly placement: Placement
  readonly format: SheetFormat
}

/** The size as it was chosen, outside to outside: width below the ground line, height to the right of the frame. */
export function Dimensions({ assembly, placement, format }: Props) {
  const whole = place({ x: 0, y: 0, width: assembly.width, height: assembly.height }, placement)
  const frameEnd = tenth(whole.x + whole.width)
  const gap = format.dimensionGap
  const { ground } = placement
  return (
    <>
      <path
        className={styles.extension}
        d={`M${String(whole.x)} ${String(ground + 8)}v${String(gap)}m${String(whole.width)} ${String(-gap)}v${String(gap)}
          M${String(frameEnd + 8)} ${String(whole.y)}h${String(gap)}M${String(frameEnd + 8)} ${String(ground)}h${String(gap)}`}
      />
      <g transform={`translate(${String(whole.x)} ${String(ground + gap)})`}>
        <DimensionLine
          length={whole.width}
          text={formatCentimetres(assembly.width / 10)}
          format={format}
        />
      </g>
      <g transform={`translate(${String(frameEnd + gap)} ${String(ground)}) rotate(-90)`}>
        <DimensionLine
          length={whole.height}
          text={formatCentimetres(assembly.height / 10)}
          format={format}
        />
      </g>
    </>
  )
}

interface LineProps {
  readonly length: number
  readonly text: string
  readonly format: SheetFormat
}

/** |←— 300 cm —→| from the origin to the right; a number that does not fit stands behind the second arrow. */
function DimensionLine({ length, text, format }: LineProps) {
  const { numberLength, textSize } = format
  const hasRoom = length > numberLength + 22
  const middle = hasRoom ? length / 2 : length + numberLength / 2 + 4
  const end = String(length)
  return (
    <>
      <path className={styles.dimension} d={`M0 0H${end}`} />
      <path className={styles.arrows} d={`M0 0l11 -3.5v7zM${end} 0l-11 -3.5v7z`} />
      <rect
        className={styles.gapInLine}
        x={tenth(middle - numberLength / 2)}
        y={-textSize * 0.7}
        width={numberLength}
        height={tenth(textSize * 1.4)}
      />
      <text
        className={styles.number}
        x={tenth(middle)}
        y={tenth(textSize * 0.35)}
        fontSize={textSize}
      >
        {text}
      </text>
    </>
  )
}
