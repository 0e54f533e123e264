import { useEffect, useRef } from 'react'
import { centreDot } from './carousel.ts'
import styles from './CarouselDots.module.css'

interface Props {
  readonly count: number
  /** The slide in view, from 0. */
  readonly selected: number
  /** Name of a dot by the number a visitor reads, from 1: 'Proje 5'. */
  readonly labelOf: (number: number) => string
  /** Name of the whole row. */
  readonly label: string
  /** None where a page script listens to the row (`data-dots`). */
  readonly onSelect?: (index: number) => void
}

/** One slat for each slide. Where they do not all fit, the row scrolls and keeps the current one in its middle. */
export function CarouselDots({ count, selected, labelOf, label, onSelect }: Props) {
  const row = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (row.current) centreDot(row.current, selected)
  }, [selected])

  return (
    <div ref={row} className={styles.dots} role="group" aria-label={label} data-dots="">
      {Array.from({ length: count }, (_, index) => (
        <button
          key={index}
          type="button"
          aria-label={labelOf(index + 1)}
          aria-current={index === selected ? 'true' : undefined}
          onClick={() => onSelect?.(index)}
        />
      ))}
    </div>
  )
}
