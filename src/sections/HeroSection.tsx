import type { SiteSettings } from '#domain/company/site-settings.ts'
import type { HomeTexts } from '#domain/editorial/page-texts.ts'
import type { PictureData } from '#lib/media.ts'
import { classNames } from '#lib/class-names.ts'
import { BarePicture, PictureGround } from '#ui/Picture.tsx'
import { RenderedNote } from '#ui/RenderedNote.tsx'
import { ShutterBar, ShutterCurtain, ShutterRails } from '#ui/Shutter.tsx'
import { HeroPlate } from './HeroPlate.tsx'
import styles from './HeroSection.module.css'

interface Props {
  readonly site: SiteSettings
  readonly texts: HomeTexts['hero']
  /** The street behind the shutter. */
  readonly picture: PictureData
}

/**
 * A shop front. The curtain carries the slogan, rolls up once over the picture and goes on opening with the
 * scroll; the plate in front covers the picture's lower part, so that words never stand on it.
 */
export function HeroSection({ site, texts, picture }: Props) {
  return (
    <section className={classNames('first-view', styles.hero)}>
      <ShutterRails>
        <div className={styles.front}>
          <div className={styles.street}>
            <PictureGround colour={picture.colour} />
            <BarePicture picture={picture} isFirst />
          </div>
          <div className={styles.opening}>
            {picture.isRendered && <RenderedNote />}
            <Cat />
            <div className={styles.shaft}>
              <div className={styles.roll}>
                <ShutterCurtain>
                  <div className={classNames('wrap', styles.words)}>
                    <h1>{site.slogan}</h1>
                    <p className="lead">{texts.lead}</p>
                  </div>
                </ShutterCurtain>
                <ShutterBar />
              </div>
            </div>
          </div>
          <HeroPlate site={site} phoneLabel={texts.phoneLabel} />
        </div>
      </ShutterRails>
    </section>
  )
}

/** Sits on the threshold; seen when the curtain is up. */
function Cat() {
  return (
    <svg className={styles.cat} viewBox="0 0 150 150" aria-hidden="true">
      <path d="M52 146c-14 0-22-3-22-9c0-5 6-8 13-8c-6-18-4-38 6-52c5-7 8-12 8-18c0-6-2-10-2-17c0-5 1-9 2-13l2-24c5 4 10 10 13 14c5-1 10-1 15 0c3-4 8-10 13-13l1 24c2 4 3 8 3 13c0 9-5 15-10 19c10 12 15 29 15 45c0 9-1 17-3 23c10 1 24 0 26-10c1-6-4-12-4-20c0-6 4-10 9-10c4 0 6 3 6 6c0 5-4 6-4 10c0 6 5 11 5 20c0 14-14 20-32 20z" />
    </svg>
  )
}
