import type { Testimonial } from '#domain/editorial/entities.ts'
import { TestimonialCarousel } from '#features/testimonials/TestimonialCarousel.tsx'

interface Props {
  readonly testimonials: readonly Testimonial[]
}

/** What customers say; nothing at all when there is no testimonial. */
export function TestimonialsSection({ testimonials }: Props) {
  if (testimonials.length === 0) return null
  return (
    <section className="section" aria-labelledby="testimonials">
      <div className="wrap">
        <div className="section-head">
          <h2 id="testimonials">Müşterilerimiz anlatıyor</h2>
        </div>
        <TestimonialCarousel testimonials={testimonials} />
      </div>
    </section>
  )
}
