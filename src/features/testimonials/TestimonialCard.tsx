import type { Testimonial } from '#domain/editorial/collections.ts'
import { shortName } from '#domain/editorial/short-name.ts'
import { Stars } from '#ui/Stars.tsx'
import styles from './TestimonialCard.module.css'

interface Props {
  readonly testimonial: Testimonial
}

/** One customer's words. A sample says that it is one. */
export function TestimonialCard({ testimonial }: Props) {
  const { name, comment, rating, placeholder = false } = testimonial
  return (
    <figure className={styles.card}>
      <blockquote>
        <p>{comment}</p>
      </blockquote>
      <figcaption className={styles.source}>
        <span className={styles.name}>{shortName(name)}</span>
        <Stars rating={rating} />
        {placeholder && <span className={styles.sample}>Örnek yorum</span>}
      </figcaption>
    </figure>
  )
}
