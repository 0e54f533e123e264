import type { ReactNode } from 'react'
import { classNames } from '#lib/class-names.ts'
import styles from './Panel.module.css'

interface Props {
  readonly children: ReactNode
  /** Red ground and hazard stripe: emergency only. */
  readonly isAlarm?: boolean
  readonly className?: string | undefined
}

/**
 * A card that lifts and shows light under it. One link inside (`TextLink` with `coversPanel`) covers it whole.
 * Put the list of panels in an element with class `panels`.
 */
export function Panel({ children, isAlarm = false, className }: Props) {
  return (
    <article
      className={classNames(styles.panel, className)}
      {...(isAlarm ? { 'data-zone': 'alarm' } : {})}
    >
      {children}
    </article>
  )
}
