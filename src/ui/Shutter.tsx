import type { ReactNode } from 'react'
import styles from './Shutter.module.css'

interface Props {
  readonly children: ReactNode
}

/** Guide rails at both edges of what is inside. */
export function ShutterRails({ children }: Props) {
  return <div className={styles.rails}>{children}</div>
}

/** Closed steel slats. Headings may stand on it; text that must stay crisp gets class `lead`. */
export function ShutterCurtain({ children }: Props) {
  return (
    <div className={styles.curtain} data-zone="steel">
      {children}
    </div>
  )
}

/** The bottom bar under a curtain; its light is `--bar-light` (a box-shadow). */
export function ShutterBar() {
  return <div className={styles.bar} />
}
