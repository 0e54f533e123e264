import type { ReactNode } from 'react'
import { classNames } from '#lib/class-names.ts'
import styles from './Disclosure.module.css'
import { Icon } from './Icon.tsx'

interface Props {
  readonly summary: string
  /** Disclosures of one group close each other. */
  readonly group?: string
  readonly isOpen?: boolean
  readonly children: ReactNode
}

/** A line that opens to show more; works without any script. */
export function Disclosure({ summary, group, isOpen = false, children }: Props) {
  return (
    <details className={classNames('open-on-paper', styles.disclosure)} name={group} open={isOpen}>
      <summary>
        <span>{summary}</span>
        <Icon name="down" />
      </summary>
      <div className={styles.more}>{children}</div>
    </details>
  )
}
