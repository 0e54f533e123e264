import type { Testimonial } from '#domain/editorial/entities.ts'
import { shortName } from '#domain/editorial/short-name.ts'
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
  const nameOf = (index: number) => `Yorum ${String(index + 1)} / ${String(testimonials.length)}`
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
            <TestimonialCard testimonial={testimonial} label={nameOf(index)} />
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
      {/* A new element for each text: a translated page has other text nodes than the ones React knows. */}
      <p className="visually-hidden" aria-live="polite">
        {isRunning && (
          <span key={selected}>
            {`${nameOf(selected)}, ${shortName(testimonials[selected]?.name ?? '')}`}
          </span>
        )}
      </p>
    </div>
  )
}
