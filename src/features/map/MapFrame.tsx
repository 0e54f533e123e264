import { addressLine } from '#domain/company/address.ts'
import type { SiteSettings } from '#domain/company/site-settings.ts'
import { mapUrl } from '#domain/outbound/links.ts'
import { classNames } from '#lib/class-names.ts'
import { mapFrameDocument } from './frame-document.tsx'
import frameStyles from './frame.css?inline'
import styles from './MapFrame.module.css'

interface Props {
  readonly site: SiteSettings
}

/**
 * The map frame. Its first document is ours, so no other host hears of a visitor who did not ask for the map.
 * On paper it is left out: its button cannot be pressed there.
 */
export function MapFrame({ site }: Props) {
  const address = addressLine(site)
  return (
    <iframe
      className={classNames('no-print', styles.frame)}
      title={`Harita: ${site.brand}, ${address}`}
      loading="lazy"
      srcDoc={mapFrameDocument({
        brand: site.brand,
        address,
        provider: site.map.provider,
        providerUrl: mapUrl(site.map.embedUrl, site.location),
        location: site.location,
        styles: frameStyles,
      })}
    />
  )
}
