import type { MouseEventHandler } from 'react'
import styles from './Button.module.css'
import { ButtonFace, type ButtonFaceProps } from './ButtonFace.tsx'

export interface ButtonLook extends ButtonFaceProps {
  readonly look?: 'ink' | 'signal' | 'line' | 'chat' | 'alarm' | undefined
}

interface ButtonLinkProps extends ButtonLook {
  readonly href: string
  readonly onClick?: MouseEventHandler<HTMLAnchorElement> | undefined
}

interface ButtonProps extends ButtonLook {
  readonly onClick?: (() => void) | undefined
  readonly isDisabled?: boolean | undefined
  /** Marks the button for a page script (`data-action`), where no React runs. */
  readonly action?: string | undefined
  /** Not there until that script shows it. */
  readonly isHidden?: boolean | undefined
}

/** Without it Firefox restores a button's disabled state on a return to the page. React types the attribute on inputs only. */
export const NOT_RESTORED = { autoComplete: 'off' }

/** A link that looks like a button: it goes somewhere. */
export function ButtonLink({
  href,
  look = 'ink',
  icon,
  iconAtEnd,
  onClick,
  children,
}: ButtonLinkProps) {
  return (
    <a className={styles.button} href={href} data-look={look} onClick={onClick}>
      <ButtonFace icon={icon} iconAtEnd={iconAtEnd}>
        {children}
      </ButtonFace>
    </a>
  )
}

/** A button: it changes something on the page. */
export function Button({
  look = 'ink',
  icon,
  iconAtEnd,
  onClick,
  isDisabled,
  action,
  isHidden = false,
  children,
}: ButtonProps) {
  return (
    <button
      className={styles.button}
      type="button"
      data-look={look}
      data-action={action}
      hidden={isHidden}
      disabled={isDisabled}
      {...(isDisabled !== undefined && NOT_RESTORED)}
      onClick={onClick}
    >
      <ButtonFace icon={icon} iconAtEnd={iconAtEnd}>
        {children}
      </ButtonFace>
    </button>
  )
}
