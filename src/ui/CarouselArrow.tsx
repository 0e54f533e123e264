import { Icon } from './Icon.tsx'
import type { IconName } from './icon-paths.ts'
import styles from './CarouselArrow.module.css'

interface Props {
  readonly icon: IconName
  readonly label: string
  readonly onClick?: () => void
  /** Marks the button for a page script (`data-action`), where no React runs. */
  readonly action?: string
}

/** A square button of a carousel: previous, next, pause. The icon stands alone, so the label names it. */
export function CarouselArrow({ icon, label, onClick, action }: Props) {
  return (
    <button
      className={styles.arrow}
      type="button"
      aria-label={label}
      data-action={action}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  )
}
