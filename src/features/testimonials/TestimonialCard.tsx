import type { Testimonial } from '#domain/editorial/entities.ts'
import { shortName } from '#domain/editorial/short-name.ts'
import { Stars } from '#ui/Stars.tsx'
import styles from './TestimonialCard.module.css'

interface Props {
  readonly testimonial: Testimonial
  /** Which one it is: 'Yorum 3 / 8'. */
  readonly label: string
}

/** One customer's words, with when and where they were given. A sample says that it is one. */
export function TestimonialCard({ testimonial, label }: Props) {
  const { name, comment, rating, placeholder = false, origin } = testimonial
  const note = placeholder ? 'Örnek yorum' : origin
  return (
    <figure className={styles.card} aria-label={label}>
      <blockquote>
        <p>{comment}</p>
      </blockquote>
      <figcaption className={styles.source}>
        <span className={styles.name} data-person="">
          {shortName(name)}
        </span>
        <Stars rating={rating} />
        {note !== undefined && <span className={styles.note}>{note}</span>}
      </figcaption>
    </figure>
  )
}
