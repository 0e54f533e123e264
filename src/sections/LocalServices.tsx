import type { ServiceArea } from '#domain/company/service-area.ts'
import type { SiteSettings } from '#domain/company/site-settings.ts'
import type { Service } from '#domain/editorial/entities.ts'
import { formatKilometres, formatList, formatPhone } from '#lib/format.ts'

interface Props {
  readonly site: SiteSettings
  readonly area: ServiceArea
  readonly services: readonly Service[]
}

/**
 * What the company does on the Anadolu side of Istanbul and where, in sentences: for people who listen to the
 * page, who have neither the drawings nor the map.
 */
export function LocalServices({ site, area, services }: Props) {
  const districts = area.provinces
    .filter(({ name, side }) => name === 'İstanbul' && side === 'Anadolu Yakası')
    .flatMap((province) => province.districts)
  return (
    <section className="visually-hidden" aria-labelledby="anadolu-yakasi">
      <h2 id="anadolu-yakasi">İstanbul Anadolu Yakası kepenk hizmetleri</h2>
      <p>
        {`Anadolu Yakası’nda hizmet verdiğimiz ilçeler: ${formatList(districts)}. Merkezimizin yaklaşık ${formatKilometres(area.radiusKm)} çevresinin dışında kalanlar için önce arayın.`}
      </p>
      <p>{`Yaptığımız işler: ${services.map(({ title }) => title).join('; ')}.`}</p>
      <p>
        Ölçüyü yerinde alırız. Kepenk bozulduğunda günün her saatinde {formatPhone(site.phone)}{' '}
        numarasından bize ulaşabilirsiniz.
      </p>
    </section>
  )
}
