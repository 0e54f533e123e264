import type { Dispatch, ReactNode, RefObject } from 'react'
import type { Catalogue } from '#domain/catalogue/catalogue.ts'
import { ButtonLink } from '#ui/Button.tsx'
import type { Advice } from '../advice/advice.ts'
import type { Assembly } from '../assembly/assembly.ts'
import { summaryText, shutterName } from '../messages/order-message.ts'
import type { Choices, Configuration } from '../model/configuration.ts'
import type { Action } from '../model/wizard.ts'
import { HandOff } from './HandOff.tsx'
import { PaperSheets } from './PaperSheets.tsx'
import { PrintButton } from './PrintButton.tsx'
import { ShutterList } from './ShutterList.tsx'
import { StepCount } from './StepCount.tsx'
import { stepTexts } from './step-texts.ts'
import { SummarySheet, type SheetFacts } from './SummarySheet.tsx'
import styles from './SummaryStep.module.css'
import { useLinkOnDemand } from './use-link-on-demand.ts'
import { useToday } from './use-today.ts'

interface Props {
  readonly configuration: Configuration
  readonly choices: Choices
  readonly assembly: Assembly
  readonly heading: RefObject<HTMLHeadingElement | null>
  readonly catalogue: Catalogue
  readonly brand: string
  readonly phone: string
  readonly address: string
  /** All shutters of the order; the one at `present` is the one above. */
  readonly shutters: readonly Configuration[]
  readonly present: number
  readonly quoteUrl: string
  readonly advice: readonly Advice[]
  /** The same advice with what settles it. */
  readonly remarks: ReactNode
  readonly dispatch: Dispatch<Action>
  readonly onLink: (fragment: string, shutters: readonly Configuration[]) => void
  /** The way back and the order: they stand right under the sheet. */
  readonly children: ReactNode
}

/** The drawing sheet with its title block, on screen and on paper, and every way to hand it over. */
export function SummaryStep({
  configuration,
  choices,
  assembly,
  heading,
  catalogue,
  brand,
  phone,
  address,
  shutters,
  present,
  quoteUrl,
  advice,
  remarks,
  dispatch,
  onLink,
  children,
}: Props) {
  const today = useToday()
  const link = useLinkOnDemand(shutters, onLink)
  const linkOnPaper = link.parts && link.address !== undefined && (
    <link.parts.LinkOnPaper link={link.address} />
  )
  const facts: SheetFacts = { brand, phone, address, today, terms: catalogue.terms, linkOnPaper }
  const paper = { catalogue, facts }
  const text = summaryText({ brand, phone, shutters, catalogue, link: link.address })
  return (
    <section className={styles.summary}>
      <h2 className={styles.heading} ref={heading} tabIndex={-1}>
        <StepCount step="summary" />
        {stepTexts.summary.heading}
      </h2>
      <PaperSheets {...paper} shutters={shutters.slice(0, present)} from={0} />
      <SummarySheet
        configuration={configuration}
        choices={choices}
        assembly={assembly}
        facts={facts}
        advice={advice}
        name={shutters.length > 1 ? shutterName(present) : undefined}
      />
      <PaperSheets {...paper} shutters={shutters.slice(present + 1)} from={present + 1} />
      {children}
      <div className={styles.actions}>
        <p className="dim">
          Sipariş ve teklif düğmeleri tipten sensöre kadar seçtiklerinizi WhatsApp mesajına yazar;
          bağlantıyı ve fotoğrafı ayrıca gönderin.
        </p>
        <ButtonLink href={quoteUrl} look="chat" icon="chat">
          Fiyat teklifi isteyin
        </ButtonLink>
        <PrintButton />
      </div>
      {remarks}
      <ShutterList
        catalogue={catalogue}
        shutters={shutters}
        present={present}
        dispatch={dispatch}
      />
      <HandOff brand={brand} link={link} text={text} />
    </section>
  )
}
