import type { EmblaCarouselType } from 'embla-carousel'

/**
 * Says when the carousel's autoplay plugin runs: if the visitor did not stop it (or, asking for stillness, did start it),
 * while no mouse is over it, no keyboard focus in it and it is on the screen. A hidden tab stops it in the plugin.
 * The button 'toggle-autoplay' says what a press would do; what comes into view is spoken only while the carousel rests.
 */
export function runAutoplay(embla: EmblaCarouselType, root: HTMLElement): void {
  const { autoplay } = embla.plugins()
  const button = root.querySelector('[data-action="toggle-autoplay"]')
  const news = root.querySelector('[aria-live]')
  if (!button || !news) return

  const stillness = matchMedia('(prefers-reduced-motion: reduce)')
  let choice: 'play' | 'stop' | undefined
  let isHovered = false
  let isFocused = root.querySelector(':focus-visible') !== null
  let isOnScreen = false
  let isPlaying = false

  const isOn = () => (choice === undefined ? !stillness.matches : choice === 'play')
  const update = () => {
    button.toggleAttribute('data-on', isOn())
    button.setAttribute('aria-label', isOn() ? 'Geçişi durdur' : 'Geçişi başlat')
    isPlaying = isOn() && isOnScreen && !isHovered && !isFocused
    news.setAttribute('aria-live', isPlaying ? 'off' : 'polite')
    if (isPlaying) autoplay.play()
    else autoplay.stop()
  }
  /** Four seconds for every slide, however it came; a drag and a new layout stop the plugin. */
  const restart = () => {
    if (isPlaying) autoplay.play()
  }
  embla.on('select', restart).on('pointerUp', restart).on('reInit', restart)

  stillness.addEventListener('change', update)
  button.addEventListener('click', () => {
    choice = isOn() ? 'stop' : 'play'
    // Whoever starts it with the keyboard is still in it, and means it.
    isFocused = false
    update()
  })
  // Not on enter: the mouse may rest here when the carousel starts. A tap leaves no hover behind.
  root.addEventListener('pointermove', ({ pointerType }) => {
    if (pointerType !== 'mouse' || isHovered) return
    isHovered = true
    update()
  })
  root.addEventListener('pointerleave', () => {
    isHovered = false
    update()
  })
  root.addEventListener('focusin', ({ target }) => {
    // A click on an arrow takes the focus from the keyboard, and with it the pause.
    isFocused = target instanceof Element && target.matches(':focus-visible')
    update()
  })
  root.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && root.contains(relatedTarget)) return
    isFocused = false
    update()
  })
  new IntersectionObserver((entries) => {
    isOnScreen = entries.at(-1)?.isIntersecting === true
    update()
  }).observe(embla.rootNode())
}
