import type { ReactNode } from 'react'
import styles from './CarouselViewport.module.css'

interface Props {
  /** Names the scrolling row for the keyboard until the carousel runs. */
  readonly label: string
  readonly isRunning?: boolean
  /** From `useCarousel`; none where a page script runs the carousel (`data-viewport`). */
  readonly viewportRef?: (element: HTMLElement | null) => void
  /** The slides, as `<li>`. */
  readonly children: ReactNode
}

/**
 * The window onto a row of slides. In the server's HTML, without JavaScript and with a bundle that never arrives it is
 * a row to swipe or to scroll with the arrow keys; once the carousel runs, Embla moves it.
 * `--slides-in-view` and `--slide-gap` lay it out in both cases.
 */
export function CarouselViewport({ label, isRunning = false, viewportRef, children }: Props) {
  const scrollable = isRunning ? {} : { tabIndex: 0, role: 'group', 'aria-label': label }
  return (
    <div
      ref={viewportRef}
      className={styles.viewport}
      data-viewport=""
      data-running={isRunning || undefined}
      {...scrollable}
    >
      <ul className={styles.track} role="list">
        {children}
      </ul>
    </div>
  )
}
