import { startCarousel } from '#ui/carousel.ts'

/** Makes the row of testimonials a carousel, where not all of them are in view anyway. */
const testimonials = document.querySelector<HTMLElement>('[data-testimonials]')
if (testimonials) startCarousel(testimonials, nameOf)

/** Which testimonial it is and whose: 'Yorum 3 / 8, Ayşe D.' */
function nameOf(slide: HTMLElement | undefined): string {
  const place = slide?.querySelector('figure')?.getAttribute('aria-label') ?? ''
  const person = slide?.querySelector('[data-person]')?.textContent ?? ''
  return `${place}, ${person}`
}
