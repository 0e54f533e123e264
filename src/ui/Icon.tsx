import { iconPaths, type IconName } from './icon-paths.ts'
import styles from './Icon.module.css'

interface Props {
  readonly name: IconName
}

/** Decorative drawing beside a word. Where it stands alone, the control around it carries the name. */
export function Icon({ name }: Props) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={iconPaths[name]} />
    </svg>
  )
}
