import EmblaCarousel from 'embla-carousel'
import { carouselOptions, centreDot, takeOver, turnBack, turnOn } from '#ui/carousel.ts'

/**
 * Makes the row of testimonials an endless carousel and shows its controls, where not all of them are in view anyway.
 * Until it comes, and without it, they are a row to swipe or to scroll.
 */
const carousel = document.querySelector<HTMLElement>('[data-testimonials]')
if (carousel) run(carousel)

function run(carousel: HTMLElement): void {
  const part = (selector: string) => carousel.querySelector<HTMLElement>(selector)
  const viewport = part('[data-viewport]')
  const controls = part('[data-controls]')
  const dots = part('[data-dots]')
  const news = part('[aria-live]')
  if (!viewport || !controls || !dots || !news) return

  const stillness = matchMedia('(prefers-reduced-motion: reduce)')
  const embla = EmblaCarousel(viewport, carouselOptions(stillness.matches))
  stillness.addEventListener('change', ({ matches }) => {
    embla.reInit(carouselOptions(matches))
  })

  /** A dot for each place where Embla stops; with a single one, as where every slide fits, there is nothing to turn. */
  const showControls = () => {
    const places = embla.scrollSnapList().length
    controls.toggleAttribute('data-running', places > 1)
    for (const [index, dot] of [...dots.children].entries())
      dot.toggleAttribute('hidden', index >= places)
  }
  let told = 0
  /** The dots follow the slide; a listener hears which one has come, and nothing where only the window has changed. */
  const follow = () => {
    const selected = embla.selectedScrollSnap()
    for (const [index, dot] of [...dots.children].entries())
      if (index === selected) dot.setAttribute('aria-current', 'true')
      else dot.removeAttribute('aria-current')
    centreDot(dots, selected)
    if (selected === told) return
    told = selected
    // A new element for each text: a translated page has text nodes of its own.
    const words = document.createElement('span')
    words.textContent = nameOf(embla.slideNodes()[selected])
    news.replaceChildren(words)
  }
  embla.on('select', follow).on('reInit', showControls).on('reInit', follow)

  // Embla moves the row now: it is nothing to scroll with the keyboard any more.
  for (const name of ['tabindex', 'role', 'aria-label']) viewport.removeAttribute(name)
  viewport.dataset['running'] = ''
  showControls()
  takeOver(embla)

  controls.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null
    const action = button?.dataset['action']
    if (action === 'previous-testimonial') turnBack(embla)
    else if (action === 'next-testimonial') turnOn(embla)
    else if (button) embla.scrollTo([...dots.children].indexOf(button))
  })
}

/** Which testimonial it is and whose: 'Yorum 3 / 8, Ayşe D.' */
function nameOf(slide: HTMLElement | undefined): string {
  const place = slide?.querySelector('figure')?.getAttribute('aria-label') ?? ''
  const person = slide?.querySelector('[data-person]')?.textContent ?? ''
  return `${place}, ${person}`
}
