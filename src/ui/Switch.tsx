import type { ComponentProps, ReactNode } from 'react'
import styles from './Switch.module.css'

interface Props extends Omit<ComponentProps<'input'>, 'children'> {
  readonly id: string
  readonly label: string
  /** What stands beside it while it is off, and while it is on. */
  readonly words: readonly [string, string]
  /** What it does: an element with the id `${id}-about`. */
  readonly children: ReactNode
}

/** A switch: the whole row is the target, the state stands beside it in words. Works without any script. */
export function Switch({ id, label, words: [off, on], children, ...input }: Props) {
  return (
    <div className={styles.row}>
      <label htmlFor={id}>{label}</label>
      {children}
      <input
        id={id}
        type="checkbox"
        role="switch"
        aria-describedby={`${id}-about`}
        autoComplete="off"
        {...input}
      />
      <span className={styles.track} aria-hidden="true">
        <span>{off}</span>
        <span>{on}</span>
      </span>
    </div>
  )
}
