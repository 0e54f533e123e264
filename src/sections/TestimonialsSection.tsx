import type { ReactNode } from 'react'
import type { Testimonial } from '#domain/editorial/entities.ts'

interface Props {
  readonly testimonials: readonly Testimonial[]
  /** The carousel (TestimonialCarousel.island.tsx): only a page can hydrate it, when it comes into view. */
  readonly children: ReactNode
}

/** The block around the testimonial carousel; nothing at all when there is no testimonial. */
export function TestimonialsSection({ testimonials, children }: Props) {
  if (testimonials.length === 0) return null
  return (
    <section className="section" aria-labelledby="testimonials">
      <div className="wrap">
        <div className="section-head">
          <h2 id="testimonials">Müşterilerimiz anlatıyor</h2>
        </div>
        {children}
      </div>
    </section>
  )
}
