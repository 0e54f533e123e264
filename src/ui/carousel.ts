import type { EmblaCarouselType, EmblaOptionsType } from 'embla-carousel'

/**
 * 500 ms in Embla's own measure. `duration` is no time but the divisor of a spring that is moved 60 times a second
 * with friction 0.68: at 20 it has gone 99 % of its way after 29 steps (483 ms) and does not swing over.
 * At 0 Embla jumps.
 */
const HALF_A_SECOND = 20
const AT_ONCE = 0

/** An endless carousel that moves one slide at a time. */
export const carouselOptions = (prefersStillness: boolean): EmblaOptionsType => ({
  loop: true,
  align: 'start',
  duration: prefersStillness ? AT_ONCE : HALF_A_SECOND,
})

/** A visitor who has swiped through the row before the carousel ran stays where they are. */
export function takeOver(api: EmblaCarouselType): void {
  const viewport = api.rootNode()
  const slideWidth = api.slideNodes()[0]?.offsetWidth ?? 0
  const index = slideWidth === 0 ? 0 : Math.round(viewport.scrollLeft / slideWidth)
  viewport.scrollLeft = 0
  if (index > 0) api.scrollTo(index, true)
}

/**
 * One slide on, and from the last place to the first: Embla gives up its endless row where the slides, rounded to whole
 * pixels, are one too few.
 */
export function turnOn(api: EmblaCarouselType): void {
  if (api.canScrollNext()) api.scrollNext()
  else api.scrollTo(0)
}

/** One slide back, and from the first place to the last. */
export function turnBack(api: EmblaCarouselType): void {
  if (api.canScrollPrev()) api.scrollPrev()
  else api.scrollTo(api.scrollSnapList().length - 1)
}

/** Brings the dot of the slide in view to the middle of its row, where the dots do not all fit. */
export function centreDot(dots: HTMLElement, selected: number): void {
  const dot = dots.children[selected]
  if (!(dot instanceof HTMLElement)) return
  // Not scrollIntoView: that would scroll the page, too.
  dots.scrollTo({ left: dot.offsetLeft - (dots.clientWidth - dot.offsetWidth) / 2 })
}
