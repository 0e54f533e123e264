import type { SiteSettings } from '#domain/company/site-settings.ts'
import type { HomeTexts } from '#domain/editorial/page-texts.ts'
import { telUrl, whatsAppUrl } from '#domain/outbound/links.ts'
import { postPath } from '#domain/site/routes.ts'
import { classNames } from '#lib/class-names.ts'
import { formatPhone } from '#lib/format.ts'
import { ButtonLink } from '#ui/Button.tsx'
import { PhoneLink } from '#ui/PhoneLink.tsx'
import { TextLink } from '#ui/TextLink.tsx'
import styles from './EmergencyBand.module.css'

interface Props {
  readonly site: SiteSettings
  readonly texts: HomeTexts['emergency']
}

/** For someone whose shutter is stuck right now: what to do, the number, and what to read before. The only diagonal on the site. */
export function EmergencyBand({ site, texts }: Props) {
  return (
    <section className={styles.band} data-zone="alarm">
      <div className={classNames('wrap', styles.inner)}>
        <div className={styles.top}>
          <div className="stack">
            <h2>{texts.heading}</h2>
            <p className="lead">{texts.lead}</p>
          </div>
          <PhoneLink href={telUrl(site.phone)} number={formatPhone(site.phone)} />
        </div>
        <ul role="list" className={styles.cards}>
          {texts.cards.map((card) => (
            <li key={card.title}>
              <h3>{card.title}</h3>
              <p>{card.text}</p>
            </li>
          ))}
        </ul>
        <div className={classNames('row', styles.buttons)}>
          <ButtonLink href={telUrl(site.phone)} look="alarm" icon="phone">
            Acil servisi arayın
          </ButtonLink>
          <ButtonLink href={whatsAppUrl(site.phone, site.chat.fault)} look="line" icon="chat">
            Fotoğrafını gönderin
          </ButtonLink>
          {texts.guide && (
            <TextLink href={postPath(texts.guide.post)} iconAtEnd="right">
              {texts.guide.label}
            </TextLink>
          )}
        </div>
      </div>
    </section>
  )
}
