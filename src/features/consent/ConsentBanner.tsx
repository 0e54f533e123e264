import { routeLabels, routes } from '#domain/site/routes.ts'
import type { ConsentCategory } from '#domain/visitor/consent.ts'
import { classNames } from '#lib/class-names.ts'
import { Button } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import styles from './ConsentBanner.module.css'
import { ConsentSwitch } from './ConsentSwitch.tsx'

interface Props {
  readonly brand: string
}

const categories: readonly {
  readonly name: ConsentCategory
  readonly label: string
  readonly description: string
}[] = [
  {
    name: 'analytics',
    label: 'Analitik',
    description: 'Hangi sayfanın okunduğunu saymamızı sağlar.',
  },
  { name: 'advertising', label: 'Reklam', description: 'Reklam içindir. Şu an reklam yok.' },
  {
    name: 'functional',
    label: 'İşlevsel',
    description: 'Ek kolaylıklar içindir. Şu an böyle bir kayıt yok.',
  },
]

/**
 * The consent banner, first in the body after the skip link. Static HTML: `consent.client.ts` makes it work, the gate decides
 * before first paint whether it shows. Not a modal: the page behind stays usable.
 */
export function ConsentBanner({ brand }: Props) {
  return (
    <>
      <section
        className={classNames('no-print', styles.banner)}
        aria-label="Çerez tercihi"
        data-consent-banner=""
        data-nosnippet=""
      >
        <div className={styles.simple} data-consent-view="simple">
          <div className={styles.words}>
            <h2>Çerez kullanabilir miyiz?</h2>
            <p>
              {`${brand} olarak gerekli kayıtları tutarız. İzin verirseniz ziyaretleri de sayabiliriz. Reddedebilirsiniz. `}
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
        <div className={styles.detail} data-consent-view="detail" hidden>
          <button className={styles.close} type="button" data-action="close-consent">
            <span className="visually-hidden">Kapat</span>
            <Icon name="close" />
          </button>
          <h2 tabIndex={-1}>Çerez ayarları</h2>
          <div>
            <ConsentSwitch
              label="Gerekli"
              description="Tercihinizi hatırlar. Kapatılamaz."
              isLocked
            />
            {categories.map((category) => (
              <ConsentSwitch key={category.name} {...category} />
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
