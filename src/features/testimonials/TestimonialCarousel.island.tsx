import type { Testimonial } from '#domain/editorial/collections.ts'
import '#ui/standing-html.ts'
import { CarouselArrow } from '#ui/CarouselArrow.tsx'
import { CarouselDots } from '#ui/CarouselDots.tsx'
import { CarouselViewport } from '#ui/CarouselViewport.tsx'
import { useCarousel } from '#ui/use-carousel.ts'
import { TestimonialCard } from './TestimonialCard.tsx'
import styles from './TestimonialCarousel.module.css'

interface Props {
  readonly testimonials: readonly Testimonial[]
}

/** What customers say: three cards side by side, two from 1024 px down, one from 640 px down. */
export function TestimonialCarousel({ testimonials }: Props) {
  const { viewportRef, isRunning, selected, showPrevious, showNext, show } = useCarousel()
  return (
    <div
      className={styles.carousel}
      role="group"
      aria-roledescription="karusel"
      aria-label="Yorumlar"
    >
      <CarouselViewport label="Yorumlar" isRunning={isRunning} viewportRef={viewportRef}>
        {testimonials.map((testimonial, index) => (
          <li key={index}>
            <TestimonialCard testimonial={testimonial} />
          </li>
        ))}
      </CarouselViewport>
      <div className={styles.controls} data-running={isRunning || undefined}>
        <CarouselArrow icon="left" label="Önceki yorum" onClick={showPrevious} />
        <CarouselDots
          count={testimonials.length}
          selected={selected}
          label="Yorum seçimi"
          labelOf={(number) => `Yorum ${String(number)}`}
          onSelect={show}
        />
        <CarouselArrow icon="right" label="Sonraki yorum" onClick={showNext} />
      </div>
    </div>
  )
}
