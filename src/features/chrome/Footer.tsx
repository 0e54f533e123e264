import { addressLine } from '#domain/company/address.ts'
import { provinceNames, type ServiceArea } from '#domain/company/service-area.ts'
import type { SiteSettings } from '#domain/company/site-settings.ts'
import { mailUrl, telUrl, whatsAppUrl } from '#domain/outbound/links.ts'
import { navigation, routeLabels, routes } from '#domain/site/routes.ts'
import { formatPhone } from '#lib/format.ts'
import { classNames } from '#lib/class-names.ts'
import { Icon } from '#ui/Icon.tsx'
import { Logo } from '#ui/Logo.tsx'
import { PhoneLink } from '#ui/PhoneLink.tsx'
import styles from './Footer.module.css'

interface Props {
  readonly site: SiteSettings
  readonly area: ServiceArea
}

export function Footer({ site, area }: Props) {
  return (
    <footer className={classNames('no-print', styles.foot)} data-zone="steel">
      <div className={styles.bar} />
      <div className="wrap">
        <div className={styles.top}>
          <div className="stack">
            <Logo brand={site.brand} href={routes.home} />
            <p>{site.footerText}</p>
            <PhoneLink href={telUrl(site.phone)} number={formatPhone(site.phone)} />
          </div>
          <nav aria-label="Hızlı bağlantılar">
            <h2>Hızlı bağlantılar</h2>
            <ul role="list" className={styles.links}>
              {navigation.map((name) => (
                <li key={name}>
                  <a href={routes[name]}>{routeLabels[name]}</a>
                </li>
              ))}
            </ul>
          </nav>
          <div>
            <h2>İletişim</h2>
            <ul role="list">
              <li>
                <a href={mailUrl(site.email)}>
                  <Icon name="mail" />
                  {site.email}
                </a>
              </li>
              <li>
                <a href={whatsAppUrl(site.phone, site.chat.greeting)}>
                  <Icon name="chat" />
                  WhatsApp’tan yazın
                </a>
              </li>
              <li className={styles.address}>
                <Icon name="pin" />
                <span>{addressLine(site)}</span>
              </li>
            </ul>
            <SocialAccounts accounts={site.social} />
          </div>
        </div>
        <div className={styles.end}>
          <span>{`© ${String(site.copyrightYear)} ${site.brand}`}</span>
          <a href={routes['privacy-policy']}>{routeLabels['privacy-policy']}</a>
          <a href={routes['cookie-policy']}>{routeLabels['cookie-policy']}</a>
          <button type="button" data-action="open-consent" hidden>
            Çerez tercihleri
          </button>
          <span>{`Geliştiren: ${site.developer}`}</span>
          <span className={styles.cities}>{provinceNames(area).join(', ')}</span>
        </div>
      </div>
    </footer>
  )
}

function SocialAccounts({ accounts }: { readonly accounts: SiteSettings['social'] }) {
  return (
    <ul role="list" className={styles.social} aria-label="Sosyal medya hesapları">
      {accounts.map(({ name, url }) => (
        <li key={name}>
          {url === undefined ? (
            <span>{`${name}, yakında`}</span>
          ) : (
            <a href={url} rel="noopener">
              {name}
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}
