import { useId } from 'react'
import { opennessText } from './openness-text.ts'
import range from './RangeField.module.css'

interface Props {
  readonly openness: number
  readonly onOpen: (openness: number) => void
}

/** How far the shutter is open, beside the button that runs the motor. */
export function OpennessSlider({ openness, onOpen }: Props) {
  const id = useId()
  const percent = Math.round(openness * 100)
  return (
    <div
      className={range.range}
      // Set on the element's style object: the page allows no style attribute.
      ref={(element) => {
        element?.style.setProperty('--share', String(openness))
      }}
    >
      <label className="visually-hidden" htmlFor={id}>
        Açıklık
      </label>
      <input
        id={id}
        className={range.slider}
        type="range"
        min={0}
        max={100}
        step={1}
        value={percent}
        autoComplete="off"
        aria-valuetext={opennessText(percent)}
        onChange={({ target }) => {
          onOpen(target.valueAsNumber / 100)
        }}
      />
    </div>
  )
}
