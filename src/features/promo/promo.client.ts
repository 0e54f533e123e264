/**
 * Plays the promo film while it is in view, and gives it a button. It stays still for visitors who asked for
 * stillness or to save data: then the button starts it. If the film cannot be played, the button goes and the
 * logo stays: nothing else happens.
 */
const frame = document.querySelector('[data-promo]')
const film = frame?.querySelector('video')
const button = frame?.querySelector<HTMLButtonElement>('[data-action="toggle-promo"]')
const label = button?.querySelector('[data-label]')

if (film && button && label) {
  const stillness = matchMedia('(prefers-reduced-motion: reduce)')
  let isWanted = !stillness.matches && !('thrifty' in document.documentElement.dataset)
  let isInView = false

  const tell = () => {
    button.toggleAttribute('data-playing', !film.paused)
    label.textContent = film.paused ? 'Filmi oynat' : 'Filmi durdur'
  }
  const play = () => {
    // Refused (a battery saver) or failed: the film stays still, and its events say so.
    film.play().catch(tell)
  }
  const giveUp = () => {
    button.hidden = true
    isWanted = false
    // Without sources the video falls back to its poster, also after a frame or two.
    for (const source of film.querySelectorAll('source')) source.remove()
    film.load()
  }

  film.controls = false
  button.hidden = false
  film.addEventListener('play', tell)
  film.addEventListener('pause', tell)
  // A source that cannot be used reports its own error, which does not bubble; only the last one matters.
  film.addEventListener(
    'error',
    ({ target }) => {
      if (target === film || target === film.querySelector('source:last-of-type')) giveUp()
    },
    { capture: true },
  )
  stillness.addEventListener('change', () => {
    if (!stillness.matches) return
    isWanted = false
    film.pause()
  })
  // Before this script came the browser's own controls may have started it, or found nothing to play.
  isWanted ||= !film.paused
  tell()
  if (film.networkState === film.NETWORK_NO_SOURCE) giveUp()
  button.addEventListener('click', () => {
    isWanted = film.paused
    if (isWanted) play()
    else film.pause()
  })
  new IntersectionObserver(
    (entries) => {
      isInView = entries.at(-1)?.isIntersecting === true
      if (!isInView) film.pause()
      else if (isWanted) play()
    },
    { threshold: 0.4 },
  ).observe(film)
}
