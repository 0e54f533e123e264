import type { Testimonial } from '#domain/editorial/entities.ts'
import { CarouselArrow } from '#ui/CarouselArrow.tsx'
import { CarouselDots } from '#ui/CarouselDots.tsx'
import { CarouselViewport } from '#ui/CarouselViewport.tsx'
import { Icon } from '#ui/Icon.tsx'
import { TestimonialCard } from './TestimonialCard.tsx'
import styles from './TestimonialCarousel.module.css'

interface Props {
  readonly testimonials: readonly Testimonial[]
}

/**
 * What customers say: three cards side by side, two from 1024 px down, one from 640 px down. Static HTML, a row to swipe
 * or to scroll: `testimonials.client.ts` makes it a carousel.
 */
export function TestimonialCarousel({ testimonials }: Props) {
  const { length } = testimonials
  return (
    <div
      className={styles.carousel}
      role="group"
      aria-roledescription="karusel"
      aria-label="Yorumlar"
      data-testimonials=""
    >
      <CarouselViewport label="Yorumlar">
        {testimonials.map((testimonial, index) => (
          <li key={index}>
            <TestimonialCard
              testimonial={testimonial}
              label={`Yorum ${String(index + 1)} / ${String(length)}`}
            />
          </li>
        ))}
      </CarouselViewport>
      <div className={styles.controls}>
        <CarouselArrow label="Önceki yorum" action="previous-slide">
          <Icon name="left" />
        </CarouselArrow>
        <CarouselDots name="Yorum" label="Yorum seçimi" />
        <CarouselArrow label="Sonraki yorum" action="next-slide">
          <Icon name="right" />
        </CarouselArrow>
      </div>
      <p className="visually-hidden" aria-live="polite" />
    </div>
  )
}
