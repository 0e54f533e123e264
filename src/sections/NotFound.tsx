import type { SiteSettings } from '#domain/company/site-settings.ts'
import { telUrl } from '#domain/outbound/links.ts'
import { navigation, routes } from '#domain/site/routes.ts'
import { formatPhone } from '#lib/format.ts'
import { ButtonLink } from '#ui/Button.tsx'
import { ClosedPage } from './ClosedPage.tsx'

interface Props {
  readonly site: SiteSettings
}

/** An address without a page. */
export function NotFound({ site }: Props) {
  return (
    <ClosedPage
      heading="Bu kepenk kapalı."
      text="Aradığınız sayfa yok ya da yeri değişti. Acil bir iş varsa telefon açık."
      buttons={
        <>
          <ButtonLink href={telUrl(site.phone)} look="signal" icon="phone">
            <span className="num">{formatPhone(site.phone)}</span>
          </ButtonLink>
          <ButtonLink href={routes.home} look="line">
            Ana sayfaya dönün
          </ButtonLink>
        </>
      }
      ways={navigation}
      waysLabel="Sitedeki sayfalar"
    />
  )
}
