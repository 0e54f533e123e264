import { memo } from 'react'
import styles from './RangeField.module.css'

const TICK_CM = 20
const NUMBER_CM = 100

interface Props {
  readonly min: number
  readonly max: number
}

/** The tape under the slider: a tick every 20 cm, a number every 100. */
export const RangeScale = memo(function RangeScale({ min, max }: Props) {
  const marks = multiples(TICK_CM, min, max)
  const numbers = multiples(NUMBER_CM, min, max)
  const percent = (cm: number) => `${String(((cm - min) / (max - min)) * 100)}%`
  return (
    <div className={styles.scale} aria-hidden="true">
      <svg>
        {marks.map((cm) => (
          <line key={cm} x1={percent(cm)} x2={percent(cm)} y2={cm % NUMBER_CM === 0 ? '9' : '5'} />
        ))}
        {numbers.map((cm, index) => (
          <text key={cm} x={percent(cm)} y="1.75rem" data-minor={index % 2 === 1 || undefined}>
            {String(cm)}
          </text>
        ))}
      </svg>
    </div>
  )
})

function multiples(of: number, min: number, max: number): readonly number[] {
  const first = Math.ceil(min / of)
  return Array.from({ length: Math.floor(max / of) - first + 1 }, (_, step) => (first + step) * of)
}
