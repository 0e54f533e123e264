import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react'
import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { carouselOptions, takeOver, turnBack, turnOn } from './carousel.ts'
import { useMediaQuery } from './use-media-query.ts'

export type CarouselApi = NonNullable<UseEmblaCarouselType[1]>
type Plugins = Parameters<typeof useEmblaCarousel>[1]

/**
 * A carousel in an island. Give `viewportRef` to `CarouselViewport`.
 * `isRunning` is false in the server's HTML and until Embla has taken over.
 */
export function useCarousel(plugins?: Plugins) {
  const prefersStillness = useMediaQuery('(prefers-reduced-motion: reduce)')
  const [viewportRef, api] = useEmblaCarousel(carouselOptions(prefersStillness), plugins)
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
    showPrevious: () => {
      if (api) turnBack(api)
    },
    showNext: () => {
      if (api) turnOn(api)
    },
    show: (index: number) => api?.scrollTo(index),
  }
}
