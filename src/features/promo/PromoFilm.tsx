import { FILM_SIZE, type FilmData } from '#lib/media.ts'
import { Icon } from '#ui/Icon.tsx'
import { RenderedNote } from '#ui/RenderedNote.tsx'
import styles from './PromoFilm.module.css'

/** Drawn of the brand while building, see src/pages/logo.svg.ts. */
const logo = '/logo.svg'

interface Props {
  readonly brand: string
  readonly film: FilmData
}

/**
 * The looping film, the logo in its place until it plays and whenever it cannot. Nothing of it is loaded before
 * it comes into view (`promo.client.ts`); without a script the browser's own controls play it.
 */
export function PromoFilm({ brand, film }: Props) {
  return (
    <div className={styles.frame} data-promo="">
      <video
        className={styles.film}
        aria-label="Tanıtım filmi"
        aria-describedby="promo-film"
        poster={logo}
        preload="none"
        {...FILM_SIZE}
        controls
        loop
        muted
        playsInline
      >
        <source src={film.webm} type="video/webm" />
        <source src={film.mp4} type="video/mp4" />
        <img src={logo} alt={`${brand} logosu`} {...FILM_SIZE} loading="lazy" />
      </video>
      {film.isRendered && <RenderedNote />}
      <p className="visually-hidden" id="promo-film">
        {film.description}
      </p>
      <button className={styles.toggle} type="button" data-action="toggle-promo" hidden>
        <span className={styles.whenPaused}>
          <Icon name="play" />
        </span>
        <span className={styles.whenPlaying}>
          <Icon name="pause" />
        </span>
        <span className={styles.label} data-label="">
          Filmi oynat
        </span>
      </button>
    </div>
  )
}
