import { Icon } from './Icon.tsx'
import styles from './Stars.module.css'

interface Props {
  /** Whole stars, 1 to 5. */
  readonly rating: number
}

const places = [1, 2, 3, 4, 5] as const

/** A rating as five stars, read out as one sentence. */
export function Stars({ rating }: Props) {
  return (
    <span className={styles.stars} role="img" aria-label={`5 üzerinden ${String(rating)} yıldız`}>
      {places.map((place) => (
        <span key={place} className={place > rating ? styles.empty : undefined}>
          <Icon name="star" />
        </span>
      ))}
    </span>
  )
}
