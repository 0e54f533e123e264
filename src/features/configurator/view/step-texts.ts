import type { Step } from '../model/wizard.ts'

interface StepText {
  /** In the indicator and in the announcement. */
  readonly name: string
  /** What the step asks. */
  readonly heading: string
}

export const stepTexts: Readonly<Record<Step, StepText>> = {
  type: { name: 'Tip', heading: 'Nasıl açılsın?' },
  material: { name: 'Malzeme', heading: 'Hangi malzeme?' },
  color: { name: 'Renk', heading: 'Hangi renk?' },
  size: { name: 'Ölçü', heading: 'Kepenk kaç santim?' },
  features: { name: 'Özellikler', heading: 'Neler eklensin?' },
  summary: { name: 'Özet', heading: 'Seçtikleriniz' },
}
