import type { SiteSettings } from '#domain/company/site-settings.ts'
import { telUrl, whatsAppUrl } from '#domain/outbound/links.ts'
import { formatPhone } from '#lib/format.ts'
import { classNames } from '#lib/class-names.ts'
import { Icon } from '#ui/Icon.tsx'
import styles from './CornerButtons.module.css'

interface Props {
  readonly site: SiteSettings
  /** Icons only below 68rem: the page's own buttons stand between them. */
  readonly isCompact?: boolean
}

/** Call at the bottom left, chat at the bottom right, on every page and at every scroll position. */
export function CornerButtons({ site, isCompact = false }: Props) {
  return (
    <div
      className={classNames('no-print', styles.corner)}
      data-zone="steel"
      data-compact={isCompact || undefined}
      data-stays-in-reach=""
      role="region"
      aria-label="Hızlı iletişim"
    >
      <a className={styles.call} href={telUrl(site.phone)}>
        <Icon name="phone" />
        <span className={styles.word}>Hemen arayın</span>
        <span
          className={classNames('num', styles.tip)}
        >{`${formatPhone(site.phone)}, 7/24 açık`}</span>
      </a>
      <span className={styles.middle}>7/24 kepenk hizmeti</span>
      <a className={styles.chat} href={whatsAppUrl(site.phone, site.chat.greeting)}>
        <Icon name="chat" />
        <span className={styles.word}>WhatsApp</span>
        <span className={styles.tip}>WhatsApp’tan yazın</span>
      </a>
    </div>
  )
}
