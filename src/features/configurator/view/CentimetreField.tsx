import { useState } from 'react'
import { formatCentimetres } from '#lib/format.ts'
import styles from './RangeField.module.css'
import { readCentimetres } from './read-centimetres.ts'

interface Props {
  readonly label: string
  readonly min: number
  readonly max: number
  readonly value: number
  readonly onChange: (cm: number) => void
  /** Says a sentence aloud and in sight; '' takes it back. */
  readonly onSay: (sentence: string) => void
}

/**
 * The figure of a length, to be typed. While typing, only a length within the limits counts; on leaving the field
 * or on Enter anything else goes to the nearest limit and says so, and what is no number is put back.
 */
export function CentimetreField({ label, min, max, value, onChange, onSay }: Props) {
  const [draft, setDraft] = useState<string>()
  const isAllowed = (cm: number) => cm >= min && cm <= max
  const settle = () => {
    if (draft === undefined) return
    const cm = readCentimetres(draft)
    setDraft(undefined)
    if (cm === undefined || isAllowed(cm)) return
    onSay(cm < min ? `En az ${formatCentimetres(min)}.` : `En çok ${formatCentimetres(max)}.`)
    onChange(cm)
  }
  return (
    <input
      className={styles.figure}
      type="text"
      inputMode="numeric"
      enterKeyHint="done"
      autoComplete="off"
      aria-label={`${label}, santimetre`}
      value={draft ?? String(value)}
      onFocus={({ target }) => {
        target.select()
      }}
      onChange={({ target }) => {
        setDraft(target.value)
        onSay('')
        const cm = readCentimetres(target.value)
        if (cm !== undefined && isAllowed(cm)) onChange(cm)
      }}
      onBlur={settle}
      onKeyDown={({ key, currentTarget }) => {
        if (key !== 'Enter') return
        // The keyboard of a phone covers the drawing that just changed; leaving the field puts it away.
        if (matchMedia('(pointer: coarse)').matches) currentTarget.blur()
        else settle()
      }}
    />
  )
}
