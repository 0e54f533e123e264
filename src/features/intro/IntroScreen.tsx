import type { SiteSettings } from '#domain/company/site-settings.ts'
import { FILM_SIZE, type FullFilmData } from '#lib/media.ts'
import { telUrl } from '#domain/outbound/links.ts'
import { routes } from '#domain/site/routes.ts'
import { formatPhone } from '#lib/format.ts'
import { ButtonLink } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Logo } from '#ui/Logo.tsx'
import { RenderedNote } from '#ui/RenderedNote.tsx'
import { ShutterBar, ShutterCurtain } from '#ui/Shutter.tsx'
import styles from './IntroScreen.module.css'

interface Props {
  readonly site: SiteSettings
  readonly film: FullFilmData
}

const badges = ['7/24 servis', 'Uzman ekip', 'Kaliteli malzeme']

/**
 * The intro: spinner, welcome on a closed shutter, film, in whose last seconds the mark settles (`data-mark`),
 * farewell. `intro.client.ts` moves it from stage to stage (`data-stage`); without a script it stays 'static': the welcome with 'Geç' and the phone number.
 */
export function IntroScreen({ site, film }: Props) {
  return (
    <main id="icerik" className={styles.screen} data-zone="steel" data-intro="" data-stage="static">
      <video
        className={styles.film}
        {...FILM_SIZE}
        muted
        playsInline
        preload="none"
        disablePictureInPicture
        tabIndex={-1}
        aria-label={film.description}
        data-keeps={film.keeps}
      >
        <source src={film.webm} type="video/webm" />
        <source src={film.mp4} type="video/mp4" />
      </video>
      {film.isRendered && <RenderedNote />}
      <div className={styles.shutter}>
        <ShutterCurtain>
          <div className={styles.welcome}>
            <Logo brand={site.brand} />
            <h1>Hoş geldiniz. Kepengi açalım.</h1>
            <ul role="list" className={styles.badges}>
              {badges.map((badge) => (
                <li key={badge}>
                  <Icon name="check" />
                  {badge}
                </li>
              ))}
            </ul>
            <button className={styles.play} type="button" data-intro-play="">
              <span className="visually-hidden">Açılış filmini oynat</span>
              <Icon name="play" />
            </button>
          </div>
        </ShutterCurtain>
        <ShutterBar />
        <div className={styles.light} />
      </div>
      <div className={styles.plate}>
        <div className={styles.spinner} aria-hidden="true">
          <i />
          <i />
          <i />
          <i />
          <i />
        </div>
        <div className={styles.mark} aria-hidden="true">
          <Logo brand={site.brand} />
        </div>
        <p role="status">
          <span className={styles.loadingWords}>Yükleniyor...</span>
          <span className={styles.farewellWords}>
            {site.intro.returnTo === 'home'
              ? 'Ana sayfaya yönlendiriliyorsunuz...'
              : 'Sayfaya yönlendiriliyorsunuz...'}
          </span>
        </p>
      </div>
      <div className={styles.exits}>
        <ButtonLink look="line" icon="phone" href={telUrl(site.phone)}>
          {formatPhone(site.phone)}
        </ButtonLink>
        <div className={styles.skip} data-intro-skip="">
          <ButtonLink look="line" iconAtEnd="right" href={routes.home}>
            Geç
          </ButtonLink>
        </div>
      </div>
    </main>
  )
}
