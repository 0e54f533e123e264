import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '#lib/class-names.ts'
import { Icon } from './Icon.tsx'
import type { IconName } from './icon-paths.ts'
import styles from './TextLink.module.css'

interface Look {
  readonly icon?: IconName | undefined
  readonly iconAtEnd?: IconName | undefined
  readonly children: ReactNode
}

interface LinkProps extends Look, Omit<ComponentProps<'a'>, keyof Look | 'className' | 'style'> {
  /** The link of a `Panel`: the whole panel leads where it leads. */
  readonly coversPanel?: boolean
}

interface ButtonProps extends Look {
  readonly onClick: () => void
}

/** A text link as an action: underlined in light, tall enough for a thumb. */
export function TextLink({ icon, iconAtEnd, coversPanel = false, children, ...anchor }: LinkProps) {
  return (
    <a {...anchor} className={classNames(styles.link, coversPanel && 'panel-hit')}>
      <Face icon={icon} iconAtEnd={iconAtEnd}>
        {children}
      </Face>
    </a>
  )
}

/** The same look for what changes the page instead of leaving it. */
export function TextButton({ icon, iconAtEnd, onClick, children }: ButtonProps) {
  return (
    <button type="button" className={styles.link} onClick={onClick}>
      <Face icon={icon} iconAtEnd={iconAtEnd}>
        {children}
      </Face>
    </button>
  )
}

function Face({ icon, iconAtEnd, children }: Partial<Look>) {
  return (
    <>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
      {iconAtEnd && <Icon name={iconAtEnd} />}
    </>
  )
}
