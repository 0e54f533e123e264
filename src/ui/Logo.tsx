import { LOGO_BOX, logoPaths } from './logo-paths.ts'
import styles from './Logo.module.css'

/** The mark: a half-open shutter with light under it. Colours: `currentColor` and `--brand-light`. */
function LogoMark() {
  return (
    <svg
      className={styles.mark}
      viewBox={`0 0 ${String(LOGO_BOX)} ${String(LOGO_BOX)}`}
      aria-hidden="true"
    >
      <path fill="currentColor" d={logoPaths.shutter} />
      <path className={styles.light} d={logoPaths.light} />
    </svg>
  )
}

/** A longer name shares the header of a phone with the menu's button only when it is set smaller. */
const SHORT_LETTERS = 12

interface Props {
  readonly brand: string
  /** Address it leads to; without one the logo is plain. */
  readonly href?: string
}

export function Logo({ brand, href }: Props) {
  const face = (
    <>
      <LogoMark />
      <span>{brand}</span>
    </>
  )
  const isLong = brand.length > SHORT_LETTERS ? '' : undefined
  return href === undefined ? (
    <span className={styles.logo} data-long={isLong}>
      {face}
    </span>
  ) : (
    <a className={styles.logo} data-long={isLong} href={href} aria-label={`${brand}, ana sayfa`}>
      {face}
    </a>
  )
}
