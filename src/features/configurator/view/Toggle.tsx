import { useId } from 'react'
import { yesOrNo } from '../messages/chat-message.ts'
import styles from './Toggle.module.css'

interface Props {
  readonly name: string
  readonly label: string
  readonly about: string
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
}

/** A switch with the word beside it; the whole row is the target. */
export function Toggle({ name, label, about, isOn, onChange }: Props) {
  const id = useId()
  return (
    <div className={styles.toggle}>
      <label htmlFor={id}>{label}</label>
      <p className={styles.about} id={`${id}-about`}>
        {about}
      </p>
      <input
        id={id}
        className={styles.input}
        type="checkbox"
        role="switch"
        name={name}
        checked={isOn}
        autoComplete="off"
        aria-describedby={`${id}-about`}
        onChange={({ target }) => {
          onChange(target.checked)
        }}
      />
      <span className={styles.state} aria-hidden="true">
        <span>{yesOrNo(isOn)}</span>
        <i className={styles.knob} data-on={isOn || undefined} />
      </span>
    </div>
  )
}
