import type { SiteSettings } from '#domain/company/site-settings.ts'
import { telUrl } from '#domain/outbound/links.ts'
import { navigation, routeLabels, routes } from '#domain/site/routes.ts'
import { formatPhone } from '#lib/format.ts'
import { classNames } from '#lib/class-names.ts'
import { ButtonLink } from '#ui/Button.tsx'
import { ShutterBar, ShutterCurtain, ShutterRails } from '#ui/Shutter.tsx'
import styles from './NotFound.module.css'

interface Props {
  readonly site: SiteSettings
}

/** An address without a page: the shutter is all the way down, and below it are the ways on. */
export function NotFound({ site }: Props) {
  return (
    <div className={styles.section}>
      <ShutterRails>
        <ShutterCurtain>
          <div className={classNames('wrap', styles.words)}>
            <h1>Bu kepenk kapalı.</h1>
            <p className="lead">
              Aradığınız sayfa yok ya da yeri değişti. Acil bir iş varsa telefon açık.
            </p>
            <div className={classNames('row', styles.buttons)}>
              <ButtonLink href={telUrl(site.phone)} look="signal" icon="phone">
                <span className="num">{formatPhone(site.phone)}</span>
              </ButtonLink>
              <ButtonLink href={routes.home} look="line">
                Ana sayfaya dönün
              </ButtonLink>
            </div>
          </div>
        </ShutterCurtain>
        <ShutterBar />
      </ShutterRails>
      <nav className={styles.light} data-zone="lit" aria-label="Sitedeki sayfalar">
        <ul role="list" className="wrap">
          {navigation.map((name) => (
            <li key={name}>
              <a href={routes[name]}>{routeLabels[name]}</a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
