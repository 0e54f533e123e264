import type { SiteSettings } from '#domain/company/site-settings.ts'
import { telUrl } from '#domain/outbound/links.ts'
import { formatPhone } from '#lib/format.ts'
import { classNames } from '#lib/class-names.ts'
import { Icon } from '#ui/Icon.tsx'
import styles from './TopBar.module.css'

interface Props {
  readonly site: SiteSettings
}

export function TopBar({ site }: Props) {
  return (
    <div
      className={classNames('no-print', styles.bar)}
      data-zone="steel"
      role="region"
      aria-label="Telefon"
    >
      <div className={classNames('wrap', styles.row)}>
        <a className="num" href={telUrl(site.phone)}>
          <Icon name="phone" />
          {formatPhone(site.phone)}
        </a>
        <span>7/24 kepenk hizmeti</span>
      </div>
    </div>
  )
}
