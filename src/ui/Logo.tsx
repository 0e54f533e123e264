import styles from './Logo.module.css'

interface MarkProps {
  /** Name for people who cannot see it; left out where words stand beside it. */
  readonly label?: string
}

/** The mark: a half-open shutter with light under it. Colours: `currentColor` and `--brand-light`. */
export function LogoMark({ label }: MarkProps) {
  return (
    <svg
      className={styles.mark}
      viewBox="0 0 36 36"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <path
        fill="currentColor"
        d="M1 2h34v7H1zM1 9h3.5v25H1zM31.5 9H35v25h-3.5zM6.5 11h23v4h-23zM6.5 17h23v4h-23z"
      />
      <path className={styles.light} d="M6.5 24h23v10h-23z" />
    </svg>
  )
}

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
  return href === undefined ? (
    <span className={styles.logo}>{face}</span>
  ) : (
    <a className={styles.logo} href={href} aria-label={`${brand}, ana sayfa`}>
      {face}
    </a>
  )
}
