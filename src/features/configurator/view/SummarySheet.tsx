import type { ReactNode } from 'react'
import { classNames } from '#lib/class-names.ts'
import { formatPhone } from '#lib/format.ts'
import { Logo } from '#ui/Logo.tsx'
import type { Advice } from '../advice/advice.ts'
import type { Assembly } from '../assembly/assembly.ts'
import type { Choices, Configuration } from '../model/configuration.ts'
import { AdviceOnPaper } from './AdviceOnPaper.tsx'
import { BuildFacts } from './BuildFacts.tsx'
import { Drawing } from './Drawing.tsx'
import styles from './SummarySheet.module.css'
import { TitleBlock } from './TitleBlock.tsx'

/** What stands on every sheet, whatever the shutter. */
export interface SheetFacts {
  readonly brand: string
  readonly phone: string
  /** Postal address on one line. */
  readonly address: string
  readonly today: string
  readonly terms: readonly string[]
  /** The restoring link, for paper, where one was made. */
  readonly linkOnPaper: ReactNode
}

interface Props {
  readonly configuration: Configuration
  readonly choices: Choices
  readonly assembly: Assembly
  readonly advice: readonly Advice[]
  readonly facts: SheetFacts
  /** '2. kepenk', where there are several. */
  readonly name?: string | undefined
  /** The other shutters of the order have their sheet on paper only. */
  readonly isOnPaperOnly?: boolean
}

/** A drawing sheet with its title block: on paper one A4 page. */
export function SummarySheet({
  configuration,
  choices,
  assembly,
  advice,
  facts,
  name,
  isOnPaperOnly = false,
}: Props) {
  const { brand, phone, address, today, terms, linkOnPaper } = facts
  return (
    <div className={classNames(styles.sheet, isOnPaperOnly && styles.onPaperOnly)}>
      <div className={styles.view}>
        <div className={styles.drawing}>
          <Drawing assembly={assembly} configuration={configuration} />
        </div>
        <AdviceOnPaper advice={advice} />
        {linkOnPaper}
      </div>
      <div className={styles.side}>
        {name !== undefined && <p className={styles.name}>{name}</p>}
        <TitleBlock configuration={configuration} choices={choices} />
        <div className={styles.notes}>
          <BuildFacts assembly={assembly} />
          <ul role="list">
            {terms.map((term) => (
              <li key={term}>{term}</li>
            ))}
          </ul>
          <div className={styles.byHand}>
            <span>Ad soyad</span>
            <span>Adres</span>
            <span>
              Tarih <b>{today}</b>
            </span>
          </div>
        </div>
        <div className={styles.sender}>
          <Logo brand={brand} />
          <span className="num">{formatPhone(phone)}</span>
          <span className={styles.address}>{address}</span>
        </div>
      </div>
    </div>
  )
}
