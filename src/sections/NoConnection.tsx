import type { SiteSettings } from '#domain/company/site-settings.ts'
import { telUrl, whatsAppUrl } from '#domain/outbound/links.ts'
import { formatPhone } from '#lib/format.ts'
import { ButtonLink } from '#ui/Button.tsx'
import { ClosedPage } from './ClosedPage.tsx'

interface Props {
  readonly site: SiteSettings
}

/** A page that the visitor's device has not kept, while there is no network. */
export function NoConnection({ site }: Props) {
  return (
    <ClosedPage
      heading="İnternet yok, telefon var."
      text="Bu sayfa cihazınızda kayıtlı değil. Aramak için internet gerekmez; WhatsApp mesajınız bağlantı gelince gider."
      buttons={
        <>
          <ButtonLink href={telUrl(site.phone)} look="signal" icon="phone">
            <span className="num">{formatPhone(site.phone)}</span>
          </ButtonLink>
          <ButtonLink href={whatsAppUrl(site.phone, site.chat.greeting)} look="line" icon="chat">
            WhatsApp’tan yazın
          </ButtonLink>
        </>
      }
      ways={['home', 'contact', 'configurator']}
      waysLabel="Bağlantı olmadan da açılan sayfalar"
    />
  )
}
