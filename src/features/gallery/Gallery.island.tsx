import Autoplay from 'embla-carousel-autoplay'
import { useState } from 'react'
import type { PictureData } from '#lib/media.ts'
import '#ui/standing-html.ts'
import { CarouselArrow } from '#ui/CarouselArrow.tsx'
import { CarouselDots } from '#ui/CarouselDots.tsx'
import { CarouselViewport } from '#ui/CarouselViewport.tsx'
import { Icon } from '#ui/Icon.tsx'
import { useCarousel } from '#ui/use-carousel.ts'
import styles from './Gallery.module.css'
import { GallerySlide, slideName } from './GallerySlide.tsx'
import { useArrowKeys } from './use-arrow-keys.ts'
import { useAutoplay } from './use-autoplay.ts'

export interface GalleryProject {
  readonly title: string
  readonly picture: PictureData
}

interface Props {
  readonly projects: readonly GalleryProject[]
}

/** Our `useAutoplay` decides when it plays; the plugin's own ideas of that are switched off. */
const autoplay = () => Autoplay({ delay: 4000, playOnInit: false, stopOnFocusIn: false })

/**
 * The projects as an endless carousel that moves on by itself until it is looked at more closely. A single one has nothing
 * to turn: it stands alone.
 */
export function Gallery({ projects }: Props) {
  const [plugins] = useState(() => [autoplay()])
  const { viewportRef, api, isRunning, selected, showPrevious, showNext, show } =
    useCarousel(plugins)
  const count = projects.length
  const canTurn = count > 1
  // The plugin throws when it is told to play a single slide.
  const { isOn, isPlaying, toggle, watched } = useAutoplay(canTurn ? api : undefined)
  useArrowKeys(isRunning, showPrevious, showNext)

  const distance = (index: number) => {
    const steps = Math.abs(index - selected)
    return Math.min(steps, count - steps)
  }
  const spoken = slideName(selected + 1, count, projects[selected]?.title)

  return (
    <section
      className={styles.gallery}
      aria-roledescription="karusel"
      aria-label="Projeler"
      data-running={isRunning || undefined}
      {...watched}
    >
      {canTurn && (
        <div className={styles.controls}>
          <p className={styles.keys}>
            <kbd>
              <Icon name="left" />
            </kbd>
            <kbd>
              <Icon name="right" />
            </kbd>
            ok tuşlarıyla gezinin
          </p>
          <CarouselArrow
            icon={isOn ? 'pause' : 'play'}
            label={isOn ? 'Geçişi durdur' : 'Geçişi başlat'}
            onClick={toggle}
          />
          <CarouselArrow icon="left" label="Önceki proje" onClick={showPrevious} />
          <CarouselArrow icon="right" label="Sonraki proje" onClick={showNext} />
        </div>
      )}
      <div className={styles.slides}>
        <CarouselViewport label="Projeler" isRunning={isRunning} viewportRef={viewportRef}>
          {projects.map(({ title, picture }, index) => (
            <li key={index} inert={isRunning && index !== selected}>
              <GallerySlide
                picture={picture}
                title={title}
                number={index + 1}
                count={count}
                isSoon={isRunning && distance(index) <= 1}
              />
            </li>
          ))}
        </CarouselViewport>
      </div>
      {canTurn && (
        <>
          <div className={styles.dots}>
            <CarouselDots
              count={count}
              selected={selected}
              label="Proje seçimi"
              labelOf={(number) => `Proje ${String(number)}`}
              onSelect={show}
            />
          </div>
          <p className={styles.swipe}>Görselleri yana kaydırarak gezebilirsiniz.</p>
          {/* A new element for each text: a translated page has other text nodes than the ones React knows. */}
          <p className="visually-hidden" aria-live={isPlaying ? 'off' : 'polite'}>
            {isRunning && <span key={selected}>{spoken}</span>}
          </p>
        </>
      )}
    </section>
  )
}
