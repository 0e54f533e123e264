import { addressLine } from '#domain/company/address.ts'
import type { SiteSettings } from '#domain/company/site-settings.ts'
import { mailUrl, mapUrl, telUrl } from '#domain/outbound/links.ts'
import { MapFrame } from '#features/map/MapFrame.tsx'
import { formatPhone } from '#lib/format.ts'
import { classNames } from '#lib/class-names.ts'
import { Icon } from '#ui/Icon.tsx'
import { TextLink } from '#ui/TextLink.tsx'
import { CompanyRecord } from './CompanyRecord.tsx'
import styles from './ContactFacts.module.css'

interface Props {
  readonly site: SiteSettings
}

/** How and where to find the company: in words first, then on the map. */
export function ContactFacts({ site }: Props) {
  return (
    <section className={classNames('wrap', 'section', styles.section)}>
      <div>
        <h2>İletişim</h2>
        <dl className={styles.facts}>
          <div>
            <dt>
              <Icon name="phone" />
              Telefon
            </dt>
            <dd className="num">
              <a href={telUrl(site.phone)}>{formatPhone(site.phone)}</a>
            </dd>
          </div>
          <div>
            <dt>
              <Icon name="mail" />
              E-posta
            </dt>
            <dd>
              <a href={mailUrl(site.email)}>{site.email}</a>
            </dd>
          </div>
          <div>
            <dt>
              <Icon name="pin" />
              Adres
            </dt>
            <dd>{addressLine(site)}</dd>
          </div>
          <div>
            <dt>
              <Icon name="clock" />
              Çalışma saatleri
            </dt>
            <dd>{site.hoursLabel}</dd>
          </div>
        </dl>
        {/* Before the map: a keyboard reaches it without a way through the frame. */}
        <div className={styles.directions}>
          <TextLink href={mapUrl(site.map.directionsUrl, site.location)} iconAtEnd="out">
            {`Yol tarifi alın (${site.map.provider})`}
          </TextLink>
        </div>
      </div>
      <div className={styles.map}>
        <MapFrame site={site} />
      </div>
      <CompanyRecord company={site.company} />
    </section>
  )
}
