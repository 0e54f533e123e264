import { useId, useState } from 'react'
import { Icon } from '#ui/Icon.tsx'
import { CentimetreField } from './CentimetreField.tsx'
import styles from './RangeField.module.css'
import { RangeScale } from './RangeScale.tsx'
import { styleRef } from './style-ref.ts'

interface Props {
  readonly name: string
  readonly label: string
  /** Whole centimetres, like the value. */
  readonly min: number
  readonly max: number
  readonly value: number
  /** May hand over a value just outside the limits. */
  readonly onChange: (cm: number) => void
}

/** A length on a steel tape: slider, single-centimetre buttons, and a figure to type that grows wider with the value. */
export function RangeField({ name, label, min, max, value, onChange }: Props) {
  const id = useId()
  // Slider and field say their value themselves; after a button nobody else would.
  const [isSaidAloud, setIsSaidAloud] = useState(false)
  const [note, setNote] = useState('')
  const inWords = `${String(value)} santimetre`
  const nudge = (by: number) => {
    setNote('')
    setIsSaidAloud(true)
    onChange(value + by)
  }
  return (
    <div className={styles.range} ref={styleRef({ '--share': (value - min) / (max - min) })}>
      <div className={styles.top}>
        <label htmlFor={id}>{label}</label>
        <span className={styles.value}>
          <CentimetreField
            label={label}
            min={min}
            max={max}
            value={value}
            onChange={onChange}
            onSay={(sentence) => {
              setIsSaidAloud(false)
              setNote(sentence)
            }}
          />
          <small aria-hidden="true">cm</small>
        </span>
      </div>
      <div className={styles.row}>
        <button
          type="button"
          aria-label={`${label}: 1 cm azalt`}
          onClick={() => {
            nudge(-1)
          }}
        >
          <Icon name="minus" />
        </button>
        <input
          id={id}
          className={styles.slider}
          type="range"
          name={name}
          min={min}
          max={max}
          step={1}
          value={value}
          autoComplete="off"
          aria-valuetext={inWords}
          onChange={({ target }) => {
            setNote('')
            setIsSaidAloud(false)
            onChange(target.valueAsNumber)
          }}
        />
        <button
          type="button"
          aria-label={`${label}: 1 cm artır`}
          onClick={() => {
            nudge(1)
          }}
        >
          <Icon name="plus" />
        </button>
      </div>
      <RangeScale min={min} max={max} />
      {/* Its line is always there: a note that pushed down what is below would do so under a finger on its way. */}
      <p className={styles.note} role="status">
        {isSaidAloud ? <span className="visually-hidden">{inWords}</span> : note}
      </p>
    </div>
  )
}
