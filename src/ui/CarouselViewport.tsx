import type { ReactNode } from 'react'
import styles from './CarouselViewport.module.css'

interface Props {
  /** Names the scrolling row for the keyboard until the carousel runs; none where nothing is to scroll. */
  readonly label?: string | undefined
  /** The slides, as `<li>`. */
  readonly children: ReactNode
}

/**
 * The window onto a row of slides. Without JavaScript and with a script that never arrives it is a row to swipe or to scroll
 * with the arrow keys; once the carousel runs (`carousel.ts`), Embla moves it.
 * `--slides-in-view` and `--slide-gap` lay it out in both cases.
 */
export function CarouselViewport({ label, children }: Props) {
  const scrollable = label === undefined ? {} : { tabIndex: 0, role: 'group', 'aria-label': label }
  return (
    <div className={styles.viewport} data-viewport="" {...scrollable}>
      <ul className={styles.track} role="list">
        {children}
      </ul>
    </div>
  )
}
