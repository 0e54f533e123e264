import styles from './CarouselDots.module.css'

interface Props {
  readonly count: number
  /** Name of a dot by the number a visitor reads, from 1: 'Proje 5'. */
  readonly labelOf: (number: number) => string
  /** Name of the whole row. */
  readonly label: string
}

/** One slat for each slide. Where they do not all fit, the row scrolls and keeps the current one in its middle (`carousel.ts`). */
export function CarouselDots({ count, labelOf, label }: Props) {
  return (
    <div className={styles.dots} role="group" aria-label={label} data-dots="">
      {Array.from({ length: count }, (_, index) => (
        <button
          key={index}
          type="button"
          aria-label={labelOf(index + 1)}
          aria-current={index === 0 ? 'true' : undefined}
        />
      ))}
    </div>
  )
}
