import type { ReactNode, RefObject } from 'react'
import { formatPhone } from '#lib/format.ts'
import { Button, ButtonLink } from '#ui/Button.tsx'
import { Logo } from '#ui/Logo.tsx'
import type { Advice } from '../advice/advice.ts'
import type { Assembly } from '../assembly/assembly.ts'
import type { Choices, Configuration } from '../model/configuration.ts'
import { AdviceOnPaper } from './AdviceOnPaper.tsx'
import { BuildFacts } from './BuildFacts.tsx'
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
  readonly advice: readonly Advice[]
  /** The same advice with what settles it. */
  readonly remarks: ReactNode
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
  advice,
  remarks,
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
          <BuildFacts assembly={assembly} hasMotor={configuration.motor} />
          <AdviceOnPaper advice={advice} />
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
      {remarks}
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
