import type { SiteSettings } from '#domain/company/site-settings.ts'
import { telUrl } from '#domain/outbound/links.ts'
import { routes } from '#domain/site/routes.ts'
import { formatPhone } from '#lib/format.ts'
import { ButtonLink } from '#ui/Button.tsx'
import { Dimline } from '#ui/Dimline.tsx'
import { PhoneLink } from '#ui/PhoneLink.tsx'
import styles from './HeroPlate.module.css'

interface Props {
  readonly site: SiteSettings
  readonly phoneLabel: string
}

/** The light in front of the shop: the phone number, the two ways on and the drawing's dimension. */
export function HeroPlate({ site, phoneLabel }: Props) {
  return (
    <div className={styles.plate} data-zone="lit">
      <div className="wrap">
        <div className={styles.call}>
          <div>
            <span className={styles.label}>{phoneLabel}</span>
            <PhoneLink href={telUrl(site.phone)} number={formatPhone(site.phone)} />
          </div>
          <div className={styles.buttons}>
            <ButtonLink href={routes.configurator} icon="ruler">
              Kepenginizi tasarlayın
            </ButtonLink>
            <ButtonLink href={routes.contact} look="line">
              İletişime geçin
            </ButtonLink>
          </div>
        </div>
        <div className={styles.dimension}>
          <Dimline>
            Lamel 77&nbsp;mm
            <span className={styles.width} />
          </Dimline>
        </div>
      </div>
    </div>
  )
}
