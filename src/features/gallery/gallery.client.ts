import Autoplay from 'embla-carousel-autoplay'
import type { EmblaCarouselType } from 'embla-carousel'
import { startCarousel, turnBack, turnOn } from '#ui/carousel.ts'
import type * as AskLink from './ask-link.ts'
import { onArrowKeys } from './arrow-keys.ts'
import { runAutoplay } from './autoplay.ts'

const gallery = document.querySelector<HTMLElement>('[data-gallery]')
if (gallery) run(gallery)

/** Makes the row of projects a carousel that moves on by itself and by the arrow keys. */
function run(gallery: HTMLElement): void {
  // `runAutoplay` decides when it plays; the plugin's own ideas of that are switched off.
  const autoplay = Autoplay({ delay: 4000, playOnInit: false, stopOnFocusIn: false })
  const embla = startCarousel(gallery, nameOf, [autoplay])
  if (!embla) return
  onlySelectedCounts(embla)
  runAutoplay(embla, gallery)
  void fetchQuestion(embla, gallery)
  onArrowKeys({
    left: () => {
      turnBack(embla)
    },
    right: () => {
      turnOn(embla)
    },
  })
}

/** The link that asks about the project in view; a row whose network is gone goes without it. */
async function fetchQuestion(embla: EmblaCarouselType, gallery: HTMLElement): Promise<void> {
  let part: typeof AskLink
  try {
    part = await import('./ask-link.ts')
  } catch {
    return
  }
  part.offerQuestion(embla, gallery, nameOf)
}

/** Which project it is: 'Proje 3 / 31, Kuyumcu, gece kapalı kepenk'. */
function nameOf(slide: HTMLElement | undefined): string {
  const parts = slide?.querySelectorAll('figcaption > *') ?? []
  return Array.from(parts, (part) => part.textContent).join(', ')
}

/** Slides out of view can be reached by nobody; the photographs beside the one in view are asked for ahead of need. */
function onlySelectedCounts(embla: EmblaCarouselType): void {
  const slides = embla.slideNodes()
  const follow = () => {
    const selected = embla.selectedScrollSnap()
    for (const [index, slide] of slides.entries()) {
      slide.inert = index !== selected
      const steps = Math.abs(index - selected)
      const isNear = Math.min(steps, slides.length - steps) <= 1
      if (isNear) slide.querySelector('img')?.setAttribute('loading', 'eager')
    }
  }
  embla.on('select', follow).on('reInit', follow)
  follow()
}
