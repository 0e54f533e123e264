import { useRef } from 'react'
import styles from './PhotoDialog.lazy.module.css'

interface Props {
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
}

/** Longer than this is a press that wants to be let go again. */
const HOLD_MS = 350

/** Before and after: a tap switches, a long press shows the place as it was for as long as it lasts. */
export function BeforeButton({ isOn, onChange }: Props) {
  const press = useRef({ at: 0, wasOn: false })
  return (
    <button
      className={styles.before}
      type="button"
      aria-pressed={isOn}
      onPointerDown={({ timeStamp }) => {
        press.current = { at: timeStamp, wasOn: isOn }
        onChange(true)
      }}
      onPointerCancel={() => {
        onChange(false)
      }}
      onClick={({ detail, timeStamp }) => {
        const isKeyboard = detail === 0
        const isHeld = timeStamp - press.current.at > HOLD_MS
        if (isKeyboard) onChange(!isOn)
        else onChange(!press.current.wasOn && !isHeld)
      }}
      onContextMenu={(event) => {
        event.preventDefault() // a long press on a phone asks for a menu
      }}
    >
      Kepenksiz hâli
    </button>
  )
}
