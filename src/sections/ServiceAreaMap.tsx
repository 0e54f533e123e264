import type { ServiceArea } from '#domain/company/service-area.ts'
import type { SiteSettings } from '#domain/company/site-settings.ts'
import { telUrl } from '#domain/outbound/links.ts'
import { ServiceAreaDrawing } from '#features/map/ServiceAreaDrawing.tsx'
import { classNames } from '#lib/class-names.ts'
import { formatKilometres } from '#lib/format.ts'
import { compare } from '#lib/turkish.ts'
import { TextLink } from '#ui/TextLink.tsx'
import styles from './ServiceAreaMap.module.css'

interface Props {
  readonly area: ServiceArea
  readonly site: SiteSettings
}

/** Where the company drives to: drawn, and every district by its name. */
export function ServiceAreaMap({ area, site }: Props) {
  return (
    <section className={styles.ground}>
      <div className={classNames('wrap', 'section', styles.columns)}>
        <div className="stack">
          <h2>Buralara geliyoruz</h2>
          <p className="dim">
            {`Daire, merkezimizin yaklaşık ${formatKilometres(area.radiusKm)} çevresidir. Dairenin dışındaki ilçeler için ya da ilçeniz listede yoksa önce arayın, adresinizi söyleyin.`}
          </p>
          <TextLink href={telUrl(site.phone)} icon="phone">
            Adresinize geliyor muyuz, sorun
          </TextLink>
        </div>
        <ServiceAreaDrawing area={area} location={site.location} />
        <dl className={styles.districts}>
          {area.provinces.map(({ name, side, districts }) => (
            <div key={`${name} ${side ?? ''}`}>
              <dt>{side === undefined ? name : `${name}, ${side}`}</dt>
              <dd>{districts.toSorted(compare).join(', ')}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
