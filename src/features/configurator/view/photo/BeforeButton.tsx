import { useRef, type PointerEvent } from 'react'
import styles from './PhotoDialog.lazy.module.css'

interface Props {
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
}

/** Longer than this is a press that wants to be let go again. */
const HOLD_MS = 350

/** Before and after: a tap switches, a long press shows the place as it was for as long as it lasts. */
export function BeforeButton({ isOn, onChange }: Props) {
  const press = useRef<{ readonly at: number; readonly wasOn: boolean }>(undefined)
  const take = (event: PointerEvent<HTMLButtonElement>) => {
    if (event.button !== 0) return
    // Otherwise a pointer that slides off the button would be let go unseen.
    event.currentTarget.setPointerCapture(event.pointerId)
    press.current = { at: event.timeStamp, wasOn: isOn }
    onChange(true)
  }
  const letGo = (event: PointerEvent<HTMLButtonElement>) => {
    if (press.current === undefined) return
    const { at, wasOn } = press.current
    press.current = undefined
    const isTap =
      event.type === 'pointerup' &&
      event.timeStamp - at <= HOLD_MS &&
      event.currentTarget.contains(document.elementFromPoint(event.clientX, event.clientY))
    onChange(isTap && !wasOn)
  }
  return (
    <button
      className={styles.before}
      type="button"
      aria-pressed={isOn}
      onPointerDown={take}
      onPointerUp={letGo}
      onPointerCancel={letGo}
      onLostPointerCapture={letGo}
      onClick={({ detail }) => {
        const isKeyboard = detail === 0
        if (isKeyboard) onChange(!isOn)
      }}
      onContextMenu={(event) => {
        event.preventDefault() // a long press on a phone asks for a menu
      }}
    >
      Kepenksiz hâli
    </button>
  )
}
