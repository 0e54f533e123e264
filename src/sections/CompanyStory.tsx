import type { SiteSettings } from '#domain/company/site-settings.ts'
import type { About } from '#domain/editorial/page-texts.ts'
import type { PictureData } from '#lib/media.ts'
import { classNames } from '#lib/class-names.ts'
import { Picture } from '#ui/Picture.tsx'
import styles from './CompanyStory.module.css'
import { ContactCard } from './ContactCard.tsx'

interface Props {
  readonly story: About['story']
  readonly picture: PictureData
  readonly site: SiteSettings
}

/** A wide picture, the company's story below it and, beside the story, how to reach the company. */
export function CompanyStory({ story, picture, site }: Props) {
  const [opening, ...rest] = story.paragraphs
  return (
    <section className="wrap">
      <div className={styles.picture}>
        <Picture picture={picture} isFirst failureText="Görsel Yok" />
      </div>
      <div className={styles.columns}>
        <div className={classNames('stack', styles.story)}>
          <h2>{story.title}</h2>
          <p className="lead">{opening}</p>
          {rest.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <ContactCard site={site} />
      </div>
    </section>
  )
}
