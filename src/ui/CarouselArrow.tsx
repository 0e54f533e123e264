import type { ReactNode } from 'react'
import styles from './CarouselArrow.module.css'

interface Props {
  /** Names the button: an icon stands alone in it. */
  readonly label: string
  /** Marks it for the carousel's script (`data-action`). */
  readonly action: string
  /** The icon. */
  readonly children: ReactNode
}

/** A square button of a carousel: previous, next, pause. */
export function CarouselArrow({ label, action, children }: Props) {
  return (
    <button className={styles.arrow} type="button" aria-label={label} data-action={action}>
      {children}
    </button>
  )
}
