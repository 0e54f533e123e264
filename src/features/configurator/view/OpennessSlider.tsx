import { useId } from 'react'
import { opennessRange } from './openness-range.ts'
import range from './RangeField.module.css'
import { styleRef } from './style-ref.ts'

interface Props {
  readonly openness: number
  readonly onOpen: (openness: number) => void
}

/** How far the shutter is open, beside the button that runs the motor. */
export function OpennessSlider({ openness, onOpen }: Props) {
  const id = useId()
  return (
    <div className={range.range} ref={styleRef({ '--share': openness })}>
      <label className="visually-hidden" htmlFor={id}>
        Açılma oranı
      </label>
      <input
        type="range"
        {...opennessRange(Math.round(openness * 100))}
        id={id}
        className={range.slider}
        onChange={({ target }) => {
          onOpen(target.valueAsNumber / 100)
        }}
      />
    </div>
  )
}
