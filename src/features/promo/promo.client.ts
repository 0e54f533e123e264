import { whenSeen } from '#lib/when-seen.ts'

/** Fetches what plays the film. Until it comes, and without it, the browser's own controls play it. */
whenSeen('[data-promo]', async (frame) => {
  const { runFilm } = await import('./run-film.ts')
  runFilm(frame)
})
