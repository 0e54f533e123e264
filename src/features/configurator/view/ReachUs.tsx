import { telUrl, whatsAppUrl } from '#domain/outbound/links.ts'
import { formatPhone } from '#lib/format.ts'
import { ButtonLink } from '#ui/Button.tsx'
import { PhoneLink } from '#ui/PhoneLink.tsx'

interface Props {
  /** '+905321234567' */
  readonly phone: string
  /** First line of the chat. */
  readonly greeting: string
}

/** Phone and chat, where the wizard is of no use. */
export function ReachUs({ phone, greeting }: Props) {
  return (
    <>
      <PhoneLink href={telUrl(phone)} number={formatPhone(phone)} />
      <ButtonLink href={whatsAppUrl(phone, greeting)} look="chat" icon="chat">
        WhatsApp’tan yazın
      </ButtonLink>
    </>
  )
}
