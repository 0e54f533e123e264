import type { ReactNode } from 'react'
import styles from './Dimline.module.css'

interface Props {
  readonly children: ReactNode
}

/** A dimension line as on a drawing, |◂── text ──▸|. It decorates: what it says must not be needed. */
export function Dimline({ children }: Props) {
  return (
    <div className={styles.line} aria-hidden="true">
      <span>{children}</span>
    </div>
  )
}
