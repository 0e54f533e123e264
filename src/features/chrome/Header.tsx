import type { SiteSettings } from '#domain/company/site-settings.ts'
import { telUrl } from '#domain/outbound/links.ts'
import { navigation, routeLabels, routes, type RouteName } from '#domain/site/routes.ts'
import { formatPhone } from '#lib/format.ts'
import { classNames } from '#lib/class-names.ts'
import { Icon } from '#ui/Icon.tsx'
import { Logo } from '#ui/Logo.tsx'
import { PhoneLink } from '#ui/PhoneLink.tsx'
import styles from './Header.module.css'

interface Props {
  readonly site: SiteSettings
  readonly current?: RouteName | undefined
  /** The page that a page without a link of its own belongs to. */
  readonly parent?: RouteName | undefined
}

/** The sticky header: the shutter box from which the menu rolls down on a phone (`menu.client.ts`). */
export function Header({ site, current, parent }: Props) {
  return (
    <header className={classNames('no-print', styles.box)} data-zone="steel">
      <div className={classNames('wrap', styles.row)}>
        <Logo brand={site.brand} href={routes.home} />
        <button className={styles.toggle} type="button" aria-expanded="false" aria-controls="menu">
          <span className={styles.whenClosed}>
            <Icon name="menu" />
          </span>
          <span className={styles.whenOpen}>
            <Icon name="close" />
          </span>
          <span data-menu-label="">Menü</span>
        </button>
        <nav className={styles.menu} id="menu" aria-label="Ana menü">
          <ul role="list">
            {navigation.map((name) => (
              <li key={name}>
                <a
                  href={routes[name]}
                  aria-current={name === current ? 'page' : name === parent ? 'true' : undefined}
                >
                  {routeLabels[name]}
                </a>
              </li>
            ))}
          </ul>
          <div className={styles.bottomBar} />
          <div className={styles.light} data-zone="lit">
            <span>Kepenk şimdi&nbsp;mi bozuldu? Gece&nbsp;de&nbsp;açığız.</span>
            <PhoneLink href={telUrl(site.phone)} number={formatPhone(site.phone)} />
          </div>
        </nav>
      </div>
    </header>
  )
}
