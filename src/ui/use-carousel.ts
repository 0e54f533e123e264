import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react'
import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { useMediaQuery } from './use-media-query.ts'

export type CarouselApi = NonNullable<UseEmblaCarouselType[1]>
type Plugins = Parameters<typeof useEmblaCarousel>[1]

/**
 * 500 ms in Embla's own measure. `duration` is no time but the divisor of a spring that is moved 60 times a second
 * with friction 0.68: at 20 it has gone 99 % of its way after 29 steps (483 ms) and does not swing over.
 * At 0 Embla jumps.
 */
const HALF_A_SECOND = 20
const AT_ONCE = 0

/**
 * An endless carousel that moves one slide at a time. Give `viewportRef` to `CarouselViewport`.
 * `isRunning` is false in the server's HTML and until Embla has taken over.
 */
export function useCarousel(plugins?: Plugins) {
  const prefersStillness = useMediaQuery('(prefers-reduced-motion: reduce)')
  const [viewportRef, api] = useEmblaCarousel(
    { loop: true, align: 'start', duration: prefersStillness ? AT_ONCE : HALF_A_SECOND },
    plugins,
  )
  const subscribe = useCallback(
    (onChange: () => void) => {
      api?.on('select', onChange).on('reInit', onChange)
      return () => {
        api?.off('select', onChange).off('reInit', onChange)
      }
    },
    [api],
  )
  const selected = useSyncExternalStore(
    subscribe,
    () => api?.selectedScrollSnap() ?? 0,
    () => 0,
  )

  useEffect(() => {
    if (api) takeOver(api)
  }, [api])

  return {
    viewportRef,
    api,
    selected,
    isRunning: api !== undefined,
    showPrevious: () => api?.scrollPrev(),
    showNext: () => api?.scrollNext(),
    show: (index: number) => api?.scrollTo(index),
  }
}

/** A visitor who has swiped through the row before the carousel ran stays where they are. */
function takeOver(api: CarouselApi): void {
  const viewport = api.rootNode()
  const slideWidth = api.slideNodes()[0]?.offsetWidth ?? 0
  const index = slideWidth === 0 ? 0 : Math.round(viewport.scrollLeft / slideWidth)
  viewport.scrollLeft = 0
  if (index > 0) api.scrollTo(index, true)
}
