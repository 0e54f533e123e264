import type { ReactNode } from 'react'
import { classNames } from '#lib/class-names.ts'
import { Icon } from './Icon.tsx'
import type { IconName } from './icon-paths.ts'
import styles from './TextLink.module.css'

interface Props {
  readonly href: string
  readonly icon?: IconName
  readonly iconAtEnd?: IconName
  /** The link of a `Panel`: the whole panel leads where it leads. */
  readonly coversPanel?: boolean
  readonly children: ReactNode
}

/** A text link as an action: underlined in light, tall enough for a thumb. */
export function TextLink({ href, icon, iconAtEnd, coversPanel = false, children }: Props) {
  return (
    <a className={classNames(styles.link, coversPanel && 'panel-hit')} href={href}>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
      {iconAtEnd && <Icon name={iconAtEnd} />}
    </a>
  )
}
