import type { EmblaCarouselType } from 'embla-carousel'
import { continueMessage } from '#domain/outbound/continue-message.ts'
import styles from './AskLink.lazy.module.css'
import { questionAbout } from './question.ts'

const WORDS = 'Bunun gibisini sorun'

/**
 * A link to ask for a shutter like the one in view. It is made here, for without the carousel nobody could say which one
 * that is; its place is kept free in the page, so that nothing moves when it comes.
 *
 * @param nameOf which project a slide shows, for listeners
 */
export function offerQuestion(
  embla: EmblaCarouselType,
  gallery: HTMLElement,
  nameOf: (slide: HTMLElement | undefined) => string,
): void {
  const chatUrl = gallery.dataset['ask'] ?? ''
  const link = document.createElement('a')
  link.className = styles['ask'] ?? ''
  link.textContent = WORDS
  const follow = () => {
    // Not under a finger that lies on it: it asks for what was in view when it was touched.
    if (link.matches(':active')) return
    const selected = embla.selectedScrollSnap()
    const slide = embla.slideNodes()[selected]
    const title = slide?.querySelector('figcaption > :last-child')?.textContent ?? ''
    link.href = continueMessage(chatUrl, questionAbout(selected + 1, title))
    link.setAttribute('aria-label', `${WORDS}: ${nameOf(slide)}`)
  }
  embla.on('select', follow).on('settle', follow).on('reInit', follow)
  follow()
  // Before the dots: the keyboard would have to go through all of them first.
  gallery.querySelector('[data-dots]')?.parentElement?.before(link)
}
