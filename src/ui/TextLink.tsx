import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import type { IconName } from './icon-paths.ts'
import styles from './TextLink.module.css'

interface Props {
  readonly href: string
  readonly icon?: IconName
  readonly iconAtEnd?: IconName
  readonly children: ReactNode
}

/** A text link as an action: underlined in light, tall enough for a thumb. */
export function TextLink({ href, icon, iconAtEnd, children }: Props) {
  return (
    <a className={styles.link} href={href}>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
      {iconAtEnd && <Icon name={iconAtEnd} />}
    </a>
  )
}
