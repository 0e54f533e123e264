import type { SiteSettings } from '#domain/company/site-settings.ts'
import type { HomeTexts } from '#domain/editorial/page-texts.ts'
import { telUrl, whatsAppUrl } from '#domain/outbound/links.ts'
import { postPath } from '#domain/site/routes.ts'
import { formatPhone } from '#lib/format.ts'
import { classNames } from '#lib/class-names.ts'
import type { Crumb } from '#lib/crumb.ts'
import { Breadcrumbs } from '#ui/Breadcrumbs.tsx'
import { ButtonLink } from '#ui/Button.tsx'
import { PhoneLink } from '#ui/PhoneLink.tsx'
import { TextLink } from '#ui/TextLink.tsx'
import styles from './CallPlate.module.css'

interface Props {
  readonly title: string
  readonly crumbs: readonly Crumb[]
  readonly site: SiteSettings
  /** What to read before calling about a fault. */
  readonly guide: HomeTexts['emergency']['guide']
}

/** A page head that is all light: the number as display type, the two ways to reach the company, and what a stuck shutter needs. */
export function CallPlate({ title, crumbs, site, guide }: Props) {
  return (
    <section className={classNames('first-view', styles.plate)} data-zone="lit">
      <div className={classNames('wrap', styles.inner)}>
        <Breadcrumbs crumbs={crumbs} />
        <div>
          <h1>{title}</h1>
          <PhoneLink href={telUrl(site.phone)} number={formatPhone(site.phone)} />
        </div>
        <div className={styles.buttons}>
          <ButtonLink href={telUrl(site.phone)} icon="phone">
            Hemen arayın
          </ButtonLink>
          <ButtonLink href={whatsAppUrl(site.phone, site.chat.greeting)} look="chat" icon="chat">
            WhatsApp’tan yazın
          </ButtonLink>
          <div className={styles.fault}>
            <TextLink href={whatsAppUrl(site.phone, site.chat.fault)} icon="chat">
              Kepenk bozulduysa fotoğrafını gönderin
            </TextLink>
            {guide && (
              <TextLink href={postPath(guide.post)} iconAtEnd="right">
                {guide.label}
              </TextLink>
            )}
          </div>
        </div>
      </div>
    </section>
  )
}
