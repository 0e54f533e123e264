import { FAULT_CATEGORY } from '#domain/editorial/post-categories.ts'
import type { PostSummary } from '#domain/editorial/post.ts'
import { telUrl, whatsAppUrl } from '#domain/outbound/links.ts'
import { routes } from '#domain/site/routes.ts'
import { formatPhone } from '#lib/format.ts'
import { ButtonLink } from '#ui/Button.tsx'
import type { FaultLine } from './fault-line.ts'

interface Props {
  readonly category: PostSummary['category']
  readonly faultLine: FaultLine
}

/** What comes after reading: a call for whoever read about a fault, a drawing for everyone else. */
export function NextStep({ category, faultLine: { phone, message } }: Props) {
  return category === FAULT_CATEGORY ? (
    <>
      <h2>Kepenk hâlâ çalışmıyor mu?</h2>
      <p>Zorlamayın, gece gündüz arayın. Ne yapacağınızı telefonda anlatırız.</p>
      <ButtonLink href={telUrl(phone)} look="signal" icon="phone">
        <span className="num">{formatPhone(phone)}</span>
      </ButtonLink>
      <ButtonLink href={whatsAppUrl(phone, message)} look="line" icon="chat">
        Fotoğrafını gönderin
      </ButtonLink>
    </>
  ) : (
    <>
      <h2>Ölçünüz belli mi?</h2>
      <p>Kepenginizi altı adımda çizin, WhatsApp’tan gönderin.</p>
      <ButtonLink href={routes.configurator} look="signal" icon="ruler">
        Tasarlayın
      </ButtonLink>
    </>
  )
}
