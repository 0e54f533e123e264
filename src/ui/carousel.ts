import EmblaCarousel, {
  type EmblaCarouselType,
  type EmblaOptionsType,
  type EmblaPluginType,
} from 'embla-carousel'

/**
 * 500 ms in Embla's own measure. `duration` is no time but the divisor of a spring that is moved 60 times a second
 * with friction 0.68: at 20 it has gone 99 % of its way after 29 steps (483 ms) and does not swing over.
 * At 0 Embla jumps.
 */
const HALF_A_SECOND = 20
const AT_ONCE = 0

/** An endless carousel that moves one slide at a time. */
const optionsFor = (prefersStillness: boolean): EmblaOptionsType => ({
  loop: true,
  align: 'start',
  duration: prefersStillness ? AT_ONCE : HALF_A_SECOND,
})

/**
 * Makes a static row of slides an endless carousel: `CarouselViewport`, `CarouselDots`, arrows with the actions 'previous-slide'
 * and 'next-slide', an `aria-live` element. Until it comes, and without it, they are a row to swipe or to scroll.
 * `data-running` on the root says that there is something to turn. Nothing, where one of these parts is missing.
 *
 * @param nameOf what a listener hears of a slide that has come
 */
export function startCarousel(
  root: HTMLElement,
  nameOf: (slide: HTMLElement | undefined) => string,
  plugins: EmblaPluginType[] = [],
): EmblaCarouselType | undefined {
  const part = (selector: string) => root.querySelector<HTMLElement>(selector)
  const viewport = part('[data-viewport]')
  const dots = part('[data-dots]')
  const news = part('[aria-live]')
  if (!viewport || !dots || !news) return undefined

  const stillness = matchMedia('(prefers-reduced-motion: reduce)')
  const embla = EmblaCarousel(viewport, optionsFor(stillness.matches), plugins)
  stillness.addEventListener('change', ({ matches }) => {
    embla.reInit(optionsFor(matches))
  })

  /** A dot for each place where Embla stops; with a single one, as where every slide fits, there is nothing to turn. */
  const showControls = () => {
    const places = embla.scrollSnapList().length
    root.toggleAttribute('data-running', places > 1)
    while (dots.children.length > places) dots.lastElementChild?.remove()
    while (dots.children.length < places) dots.append(dotFor(dots))
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

  // Embla moves the row now: it is nothing to scroll with the keyboard any more. Who stands on it is not thrown off.
  if (viewport === document.activeElement) viewport.tabIndex = -1
  else for (const name of ['tabindex', 'role', 'aria-label']) viewport.removeAttribute(name)
  viewport.dataset['running'] = ''
  showControls()
  follow()
  takeOver(embla)
  // A listener's cursor and a search in the page scroll it to their card all the same.
  viewport.addEventListener('scroll', () => {
    takeOver(embla)
  })

  root.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null
    const action = button?.dataset['action']
    if (action === 'previous-slide') turnBack(embla)
    else if (action === 'next-slide') turnOn(embla)
    else if (button?.parentElement === dots) embla.scrollTo([...dots.children].indexOf(button))
  })
  return embla
}

/** Turns the carousel to where the row was scrolled: before it ran, by a swipe, or under it. */
function takeOver(embla: EmblaCarouselType): void {
  const viewport = embla.rootNode()
  const slideWidth = embla.slideNodes()[0]?.offsetWidth ?? 0
  const slides = slideWidth === 0 ? 0 : Math.round(viewport.scrollLeft / slideWidth)
  viewport.scrollLeft = 0
  if (slides > 0) embla.scrollTo(embla.selectedScrollSnap() + slides, true)
}

/**
 * One slide on, and from the last place to the first: Embla gives up its endless row where the slides, rounded to whole
 * pixels, are one too few.
 */
export function turnOn(embla: EmblaCarouselType): void {
  if (embla.canScrollNext()) embla.scrollNext()
  else embla.scrollTo(0)
}

/** One slide back, and from the first place to the last. */
export function turnBack(embla: EmblaCarouselType): void {
  if (embla.canScrollPrev()) embla.scrollPrev()
  else embla.scrollTo(embla.scrollSnapList().length - 1)
}

/** The next dot of a row, named by its number: 'Proje 5'. */
function dotFor(dots: HTMLElement): HTMLElement {
  const dot = document.createElement('button')
  dot.type = 'button'
  const number = String(dots.children.length + 1)
  dot.setAttribute('aria-label', `${dots.dataset['dots'] ?? ''} ${number}`)
  return dot
}

/** Brings the dot of the slide in view to the middle of its row, where the dots do not all fit. */
function centreDot(dots: HTMLElement, selected: number): void {
  const dot = dots.children[selected]
  if (!(dot instanceof HTMLElement)) return
  // Not scrollIntoView: that would scroll the page, too.
  dots.scrollTo({ left: dot.offsetLeft - (dots.clientWidth - dot.offsetWidth) / 2 })
}
