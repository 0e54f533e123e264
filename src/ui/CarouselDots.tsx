import styles from './CarouselDots.module.css'

interface Props {
  /** What one dot is called, before its number: 'Proje' makes 'Proje 5'. */
  readonly name: string
  /** Name of the whole row. */
  readonly label: string
}

/**
 * The row of dots, a slat for each place where the carousel stops. `carousel.ts` makes them, for without it they would do
 * nothing. Where they do not all fit, the row scrolls and keeps the current one in its middle.
 */
export function CarouselDots({ name, label }: Props) {
  return <div className={styles.dots} role="group" aria-label={label} data-dots={name} />
}
