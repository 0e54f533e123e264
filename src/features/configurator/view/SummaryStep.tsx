import type { RefObject } from 'react'
import { formatPhone } from '#lib/format.ts'
import { Button, ButtonLink } from '#ui/Button.tsx'
import { Logo } from '#ui/Logo.tsx'
import type { Assembly } from '../assembly/assembly.ts'
import type { Choices, Configuration } from '../model/configuration.ts'
import { Drawing } from './Drawing.tsx'
import { stepTexts } from './step-texts.ts'
import styles from './SummaryStep.module.css'
import { TitleBlock } from './TitleBlock.tsx'

interface Props {
  readonly configuration: Configuration
  readonly choices: Choices
  readonly assembly: Assembly
  readonly heading: RefObject<HTMLHeadingElement | null>
  readonly terms: readonly string[]
  readonly brand: string
  readonly phone: string
  readonly quoteUrl: string
}

/** The drawing sheet with its title block, on screen and on paper. */
export function SummaryStep({
  configuration,
  choices,
  assembly,
  heading,
  terms,
  brand,
  phone,
  quoteUrl,
}: Props) {
  return (
    <section className={styles.summary}>
      <h2 className={styles.heading} ref={heading} tabIndex={-1}>
        {stepTexts.summary.heading}
      </h2>
      <div className={styles.sheet}>
        <div className={styles.drawing}>
          <Drawing assembly={assembly} configuration={configuration} />
        </div>
        <TitleBlock configuration={configuration} choices={choices} />
        <div className={styles.notes}>
          <ul className={styles.terms} role="list">
            {terms.map((term) => (
              <li key={term}>{term}</li>
            ))}
          </ul>
          <div className={styles.byHand}>
            <span>Ad soyad</span>
            <span>Adres</span>
            <span>Tarih</span>
          </div>
        </div>
        <div className={styles.sender}>
          <Logo brand={brand} />
          <span className="num">{formatPhone(phone)}</span>
        </div>
      </div>
      <div className={styles.actions}>
        <p className="dim">Sipariş ve teklif düğmeleri bu bilgileri WhatsApp mesajına yazar.</p>
        <ButtonLink href={quoteUrl} look="chat" icon="chat">
          Fiyat teklifi isteyin
        </ButtonLink>
        <Button
          look="line"
          icon="print"
          onClick={() => {
            window.print()
          }}
        >
          Yazdır
        </Button>
      </div>
    </section>
  )
}
