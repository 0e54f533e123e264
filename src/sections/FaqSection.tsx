import type { SiteSettings } from '#domain/company/site-settings.ts'
import type { Faq } from '#domain/editorial/collections.ts'
import { whatsAppUrl } from '#domain/outbound/links.ts'
import { classNames } from '#lib/class-names.ts'
import { Disclosure } from '#ui/Disclosure.tsx'
import { TextLink } from '#ui/TextLink.tsx'
import styles from './FaqSection.module.css'

interface Props {
  readonly faqs: readonly Faq[]
  readonly site: SiteSettings
}

/** Questions that open one at a time, and a way to ask another; nothing at all when there is no question. */
export function FaqSection({ faqs, site }: Props) {
  if (faqs.length === 0) return null
  return (
    <section className={classNames('wrap', styles.section)}>
      <div className="stack">
        <h2>Sık sorulan sorular</h2>
        <p className="dim">Sorunuz burada yoksa yazın, yanıtlayalım.</p>
        <TextLink href={whatsAppUrl(site.phone, site.chat.question)} icon="chat">
          Sorunuzu WhatsApp’tan yazın
        </TextLink>
      </div>
      <div>
        {faqs.map(({ question, answer }, at) => (
          <Disclosure key={question} summary={question} group="sss" isOpen={at === 0}>
            <p>{answer}</p>
          </Disclosure>
        ))}
      </div>
    </section>
  )
}
