import type { SiteSettings } from '#domain/company/site-settings.ts'
import type { Service } from '#domain/editorial/entities.ts'
import type { PictureData } from '#lib/media.ts'
import { telUrl, whatsAppUrl } from '#domain/outbound/links.ts'
import { routes } from '#domain/site/routes.ts'
import { formatPhone } from '#lib/format.ts'
import { classNames } from '#lib/class-names.ts'
import { Icon } from '#ui/Icon.tsx'
import { Panel } from '#ui/Panel.tsx'
import { Picture } from '#ui/Picture.tsx'
import { Prose } from '#ui/Prose.tsx'
import { TextLink } from '#ui/TextLink.tsx'
import styles from './ServiceCards.module.css'

interface Card extends Service {
  readonly picture: PictureData
}

interface Props {
  readonly site: SiteSettings
  readonly services: readonly Card[]
}

/** The services in the owner's order; each card tells more on request and leads somewhere. */
export function ServiceCards({ site, services }: Props) {
  return (
    <section className="wrap panels" aria-label="Hizmetler">
      <ul className={styles.cards} role="list">
        {services.map((service, index) => (
          <li key={service.key} id={service.key}>
            <Panel isAlarm={service.action === 'call'} className={styles.card}>
              <div className={styles.photo}>
                <Picture picture={service.picture} isFirst={index === 0} failureText="Görsel Yok" />
              </div>
              <div className={styles.words}>
                <h2>{service.title}</h2>
                <p className="dim">{service.desc}</p>
                <ServiceLink site={site} service={service} />
                <details className={classNames('open-on-paper', styles.more)}>
                  <summary>
                    Ayrıntılar<span className="visually-hidden">: {service.title}</span>
                    <Icon name="down" />
                  </summary>
                  <Prose blocks={service.body} />
                </details>
              </div>
            </Panel>
          </li>
        ))}
      </ul>
    </section>
  )
}

function ServiceLink({ site, service }: { site: SiteSettings; service: Service }) {
  switch (service.action) {
    case 'design':
      return (
        <TextLink href={routes.configurator} iconAtEnd="right" coversPanel>
          Kepenginizi tasarlayın
        </TextLink>
      )
    case 'ask':
      return (
        <TextLink
          href={whatsAppUrl(site.phone, `${site.chat.question}\nKonu: ${service.title}`)}
          iconAtEnd="right"
          coversPanel
        >
          WhatsApp’tan sorun<span className="visually-hidden">: {service.title}</span>
        </TextLink>
      )
    case 'call':
      return (
        <>
          <TextLink href={telUrl(site.phone)} icon="phone" coversPanel>
            <span className={classNames('num', styles.phone)}>{formatPhone(site.phone)}</span>
          </TextLink>
          <div className={styles.above}>
            <TextLink href={whatsAppUrl(site.phone, site.chat.fault)} icon="chat">
              Fotoğrafını gönderin
            </TextLink>
          </div>
        </>
      )
  }
}
