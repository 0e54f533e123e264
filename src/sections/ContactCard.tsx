import { addressLine } from '#domain/company/address.ts'
import type { SiteSettings } from '#domain/company/site-settings.ts'
import { mailUrl, telUrl, whatsAppUrl } from '#domain/outbound/links.ts'
import { formatPhone } from '#lib/format.ts'
import { Icon } from '#ui/Icon.tsx'
import { PhoneLink } from '#ui/PhoneLink.tsx'
import { QrCode } from '#ui/QrCode.tsx'
import styles from './ContactCard.module.css'

interface Props {
  readonly site: SiteSettings
}

/** Phone, e-mail, address, hours, and a QR code that opens a chat. On a phone the code is tapped instead of scanned. */
export function ContactCard({ site }: Props) {
  const chat = whatsAppUrl(site.phone, site.chat.qr)
  return (
    <aside className={styles.card} aria-label="İletişim bilgileri">
      <PhoneLink href={telUrl(site.phone)} number={formatPhone(site.phone)} />
      <div className={styles.inner}>
        <ul role="list">
          <li>
            <Icon name="mail" />
            <a href={mailUrl(site.email)}>{site.email}</a>
          </li>
          <li>
            <Icon name="pin" />
            <span>{addressLine(site)}</span>
          </li>
          <li>
            <Icon name="clock" />
            <span>{site.hoursLabel}</span>
          </li>
        </ul>
        <a className={styles.code} href={chat}>
          <QrCode value={chat} label="WhatsApp karekodu." />
          <span>WhatsApp’tan yazın</span>
        </a>
      </div>
    </aside>
  )
}
