import type { PictureData } from '#lib/media.ts'
import { CarouselArrow } from '#ui/CarouselArrow.tsx'
import { CarouselDots } from '#ui/CarouselDots.tsx'
import { CarouselViewport } from '#ui/CarouselViewport.tsx'
import { Icon } from '#ui/Icon.tsx'
import styles from './Gallery.module.css'
import { GallerySlide } from './GallerySlide.tsx'

export interface GalleryProject {
  readonly title: string
  readonly picture: PictureData
}

interface Props {
  /** The chat that a question about one of several projects begins. */
  readonly chatUrl: string
  readonly projects: readonly GalleryProject[]
}

/**
 * The projects: static HTML, a row to swipe or to scroll. `gallery.client.ts` makes it an endless carousel that moves on by
 * itself until it is looked at more closely. A single one has nothing to turn: it stands alone.
 */
export function Gallery({ chatUrl, projects }: Props) {
  const { length } = projects
  const canTurn = length > 1
  return (
    <section
      className={styles.gallery}
      aria-roledescription="karusel"
      aria-label="Projeler"
      data-gallery=""
      data-ask={canTurn ? chatUrl : undefined}
    >
      {canTurn && <Controls />}
      <div className={styles.slides}>
        <CarouselViewport label={canTurn ? 'Projeler' : undefined}>
          {projects.map(({ title, picture }, index) => (
            <li key={index}>
              <GallerySlide picture={picture} title={title} number={index + 1} count={length} />
            </li>
          ))}
        </CarouselViewport>
      </div>
      {canTurn && (
        <>
          <div className={styles.dots}>
            <CarouselDots name="Proje" label="Proje seçimi" />
          </div>
          <p className={styles.swipe}>Görselleri yana kaydırarak gezebilirsiniz.</p>
          <p className="visually-hidden" aria-live="off" />
        </>
      )}
    </section>
  )
}

/** The pause comes first: a keyboard reaches it before what moves by itself. */
function Controls() {
  return (
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
      <CarouselArrow label="Geçişi durdur" action="toggle-autoplay">
        <span className={styles.whenOn}>
          <Icon name="pause" />
        </span>
        <span className={styles.whenOff}>
          <Icon name="play" />
        </span>
      </CarouselArrow>
      <CarouselArrow label="Önceki proje" action="previous-slide">
        <Icon name="left" />
      </CarouselArrow>
      <CarouselArrow label="Sonraki proje" action="next-slide">
        <Icon name="right" />
      </CarouselArrow>
    </div>
  )
}
