import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import type { IconName } from './icon-paths.ts'

export interface ButtonFaceProps {
  readonly icon?: IconName | undefined
  /** Icon behind the words instead of before them. */
  readonly iconAtEnd?: IconName | undefined
  readonly children?: ReactNode
}

/** The words of a button or of a text link, with an icon on either side. */
export function ButtonFace({ icon, iconAtEnd, children }: ButtonFaceProps) {
  return (
    <>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
      {iconAtEnd && <Icon name={iconAtEnd} />}
    </>
  )
}
