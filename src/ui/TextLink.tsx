import type { ComponentProps } from 'react'
import { classNames } from '#lib/class-names.ts'
import { ButtonFace, type ButtonFaceProps } from './ButtonFace.tsx'
import styles from './TextLink.module.css'

interface LinkProps
  extends
    ButtonFaceProps,
    Omit<ComponentProps<'a'>, keyof ButtonFaceProps | 'className' | 'style'> {
  /** The link of a `Panel`: the whole panel leads where it leads. */
  readonly coversPanel?: boolean
}

interface ButtonProps extends ButtonFaceProps {
  readonly onClick: () => void
}

/** A text link as an action: underlined in light, tall enough for a thumb. */
export function TextLink({ icon, iconAtEnd, coversPanel = false, children, ...anchor }: LinkProps) {
  return (
    <a {...anchor} className={classNames(styles.link, coversPanel && 'panel-hit')}>
      <ButtonFace icon={icon} iconAtEnd={iconAtEnd}>
        {children}
      </ButtonFace>
    </a>
  )
}

/** The same look for what changes the page instead of leaving it. */
export function TextButton({ icon, iconAtEnd, onClick, children }: ButtonProps) {
  return (
    <button type="button" className={styles.link} onClick={onClick}>
      <ButtonFace icon={icon} iconAtEnd={iconAtEnd}>
        {children}
      </ButtonFace>
    </button>
  )
}
