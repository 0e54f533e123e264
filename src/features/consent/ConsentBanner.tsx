import { routeLabels, routes } from '#domain/site/routes.ts'
import { categoryLabels } from '#domain/visitor/consent-categories.ts'
import type { ConsentCategory } from '#domain/visitor/consent.ts'
import { classNames } from '#lib/class-names.ts'
import { Button } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import styles from './ConsentBanner.module.css'
import { ConsentSwitch } from './ConsentSwitch.tsx'

interface Props {
  readonly brand: string
  /** Whether the owner has set a key: without one nothing is counted, whatever the visitor allows. */
  readonly hasAnalytics: boolean
  /** Whether the offline worker keeps pages. */
  readonly hasOffline: boolean
}

interface Category {
  readonly name: ConsentCategory
  readonly description: string
}

const categories = (hasAnalytics: boolean): readonly Category[] => [
  {
    name: 'analytics',
    description: hasAnalytics
      ? 'Hangi sayfaların okunduğunu görmemizi sağlar.'
      : 'Ziyaretleri saymak içindir. Şu anda ölçüm aracı yok.',
  },
  {
    name: 'advertising',
    description: 'İlginize göre reklam içindir. Şu anda reklam yok.',
  },
  {
    name: 'functional',
    description: 'Ek kolaylıklar içindir. Şu anda böyle bir kayıt yok.',
  },
]

/** All that the cookie policy counts as necessary. */
const necessary = (hasOffline: boolean) =>
  hasOffline
    ? 'Tercihiniz, açılış filmi ve çevrimdışı sayfalar içindir. Kapatılamaz.'
    : 'Tercihiniz ve açılış filmi içindir. Kapatılamaz.'

/**
 * The consent banner, first in the body after the skip link. Static HTML: `consent.client.ts` makes it work, the gate decides
 * before first paint whether it shows. Not a modal: the page behind stays usable.
 */
export function ConsentBanner({ brand, hasAnalytics, hasOffline }: Props) {
  return (
    <>
      <section
        className={classNames('no-print', styles.banner)}
        aria-label="Çerez tercihi"
        data-consent-banner=""
        data-nosnippet=""
      >
        <div className={styles.simple} data-consent-view="">
          <div className={styles.words}>
            <h2>Çerez kullanabilir miyiz?</h2>
            <p>
              {hasAnalytics
                ? `${brand} gerekli kayıtları tutuyor. İzin verirseniz ziyaretleri de sayar; reddedebilirsiniz. `
                : `${brand} şu anda yalnızca gerekli kayıtları tutuyor; ötekileri reddedebilirsiniz. `}
              <a href={routes['cookie-policy']}>{routeLabels['cookie-policy']}</a>
            </p>
          </div>
          <div className={styles.choices}>
            <Twins />
            <Button look="line" action="open-consent">
              Ayarlar
            </Button>
          </div>
        </div>
        <div className={styles.detail} data-consent-view="" hidden>
          <button className={styles.close} type="button" data-action="close-consent">
            <span className="visually-hidden">Kapat</span>
            <Icon name="close" />
          </button>
          <h2 tabIndex={-1}>Çerez ayarları</h2>
          <div>
            <ConsentSwitch
              label={categoryLabels.necessary}
              description={necessary(hasOffline)}
              isLocked
            />
            {categories(hasAnalytics).map((category) => (
              <ConsentSwitch
                key={category.name}
                label={categoryLabels[category.name]}
                {...category}
              />
            ))}
          </div>
          <div className={styles.choices}>
            <Twins />
            <Button action="save-consent">Tercihleri Kaydet</Button>
          </div>
        </div>
      </section>
      <div className={classNames('no-print', styles.toast)} role="status" data-consent-toast="" />
    </>
  )
}

/** Refusing and accepting: identical on purpose, one press each. */
function Twins() {
  return (
    <>
      <Button look="line" action="refuse-consent">
        Sadece Gerekli
      </Button>
      <Button look="line" action="accept-consent">
        Tümünü Kabul Et
      </Button>
    </>
  )
}
