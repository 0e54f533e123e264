import { useEffect, useRef, type ReactNode } from 'react'
import styles from './PhotoDialog.lazy.module.css'

interface Props {
  readonly children: ReactNode
}

/** Takes the focus when its stage comes on: what was pressed is gone, and a screen reader says where one is. */
export function StageHeading({ children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <h3 className={styles.heading} ref={heading} tabIndex={-1}>
      {children}
    </h3>
  )
}
