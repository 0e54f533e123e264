import type { HomeTexts } from '#domain/editorial/page-texts.ts'
import type { FilmData } from '#lib/media.ts'
import { routes } from '#domain/site/routes.ts'
import { PromoFilm } from '#features/promo/PromoFilm.tsx'
import { classNames } from '#lib/class-names.ts'
import { ButtonLink } from '#ui/Button.tsx'
import styles from './AboutTeaser.module.css'

interface Props {
  readonly brand: string
  readonly texts: HomeTexts['about']
  readonly film: FilmData
}

export function AboutTeaser({ brand, texts, film }: Props) {
  return (
    <section className={classNames('section', styles.teaser)}>
      <div className={classNames('wrap', styles.columns)}>
        <PromoFilm brand={brand} film={film} />
        <div className="stack">
          <h2>{texts.heading}</h2>
          <p className="dim">{texts.text}</p>
          <ButtonLink href={routes.about} iconAtEnd="right">
            Daha fazla bilgi
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
