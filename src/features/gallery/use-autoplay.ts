import { useEffect, useState, type FocusEvent, type PointerEvent } from 'react'
import type { CarouselApi } from '#ui/use-carousel.ts'
import { useMediaQuery } from '#ui/use-media-query.ts'

/**
 * Says when the carousel's autoplay plugin runs: if the visitor did not stop it (or, asking for stillness, did start it),
 * while no mouse is over it, no keyboard focus in it and it is on the screen. A hidden tab stops it in the plugin.
 * Spread `watched` on the carousel's element.
 */
export function useAutoplay(api: CarouselApi | undefined) {
  const prefersStillness = useMediaQuery('(prefers-reduced-motion: reduce)')
  const [choice, setChoice] = useState<'play' | 'stop'>()
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const isOnScreen = useIsOnScreen(api)

  const isOn = choice === undefined ? !prefersStillness : choice === 'play'
  const isPlaying = api !== undefined && isOn && isOnScreen && !isHovered && !isFocused

  useEffect(() => {
    const autoplay = api?.plugins().autoplay
    if (!autoplay || !isPlaying) return
    const restart = () => {
      autoplay.play()
    }
    restart()
    // Four seconds for every slide, however it came; a drag and a new layout stop the plugin.
    api.on('select', restart).on('pointerUp', restart).on('reInit', restart)
    return () => {
      api.off('select', restart).off('pointerUp', restart).off('reInit', restart)
      autoplay.stop()
    }
  }, [api, isPlaying])

  return {
    isOn,
    isPlaying,
    toggle: () => {
      setChoice(isOn ? 'stop' : 'play')
      // Whoever starts it with the keyboard is still in it, and means it.
      setFocused(false)
    },
    watched: {
      // Not on enter: the mouse may rest here when the carousel starts. A tap leaves no hover behind.
      onPointerMove: ({ pointerType }: PointerEvent) => {
        if (pointerType === 'mouse') setHovered(true)
      },
      onPointerLeave: () => {
        setHovered(false)
      },
      onFocus: ({ target }: FocusEvent) => {
        if (target.matches(':focus-visible')) setFocused(true)
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) setFocused(false)
      },
    },
  }
}

function useIsOnScreen(api: CarouselApi | undefined): boolean {
  const [isOnScreen, setOnScreen] = useState(false)
  useEffect(() => {
    if (!api) return
    const observer = new IntersectionObserver((entries) => {
      setOnScreen(entries.at(-1)?.isIntersecting === true)
    })
    observer.observe(api.rootNode())
    return () => {
      observer.disconnect()
    }
  }, [api])
  return isOnScreen
}
