import type { Catalogue } from '#domain/catalogue/catalogue.ts'
import { adviceFor } from '../advice/advise.ts'
import { assemble } from '../assembly/assemble.ts'
import { shutterName } from '../messages/order-message.ts'
import { choicesOf, type Configuration } from '../model/configuration.ts'
import { SummarySheet, type SheetFacts } from './SummarySheet.tsx'

interface Props {
  readonly shutters: readonly Configuration[]
  /** Place of the first of them in the order, counted from 0. */
  readonly from: number
  readonly catalogue: Catalogue
  readonly facts: SheetFacts
}

/** The sheets of the shutters that are not on screen: a page each when the summary is printed. */
export function PaperSheets({ shutters, from, catalogue, facts }: Props) {
  return shutters.map((configuration, index) => {
    const assembly = assemble(configuration, catalogue)
    return (
      <SummarySheet
        key={from + index}
        name={shutterName(from + index)}
        configuration={configuration}
        choices={choicesOf(configuration, catalogue)}
        assembly={assembly}
        advice={adviceFor(configuration, assembly, catalogue)}
        facts={facts}
        isOnPaperOnly
      />
    )
  })
}
