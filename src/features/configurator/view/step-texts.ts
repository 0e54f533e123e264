import { choiceNames } from '../messages/choice-names.ts'
import type { Step } from '../model/steps.ts'

interface StepText {
  /** In the indicator and in the announcement. */
  readonly name: string
  /** What the step asks. */
  readonly heading: string
}

export const stepTexts: Readonly<Record<Step, StepText>> = {
  type: { name: choiceNames.type, heading: 'Nasıl açılsın?' },
  material: { name: choiceNames.material, heading: 'Hangi malzeme?' },
  color: { name: choiceNames.color, heading: 'Hangi renk?' },
  size: { name: choiceNames.size, heading: 'Kepenk kaç santim?' },
  features: { name: 'Özellikler', heading: 'Neler eklensin?' },
  summary: { name: 'Özet', heading: 'Seçtikleriniz' },
}
