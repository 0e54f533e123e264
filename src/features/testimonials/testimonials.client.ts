import { whenSeen } from '#lib/when-seen.ts'

/** Fetches what moves the testimonials. Until it comes, and without it, they are a row to swipe or to scroll. */
whenSeen('[data-testimonials]', async (carousel) => {
  const { runCarousel } = await import('./run-carousel.ts')
  runCarousel(carousel)
})
