import type { Catalogue } from '#domain/catalogue/catalogue.ts'
import { assemble } from '../assembly/assemble.ts'
import type { Assembly } from '../assembly/assembly.ts'
import { MM_PER_CM } from '#lib/units.ts'
import { choicesOf, type Choices, type Configuration } from '../model/configuration.ts'
import type { Side } from '../model/limits.ts'
import type { Change } from '../model/wizard.ts'
import type { Advice, Remark } from './advice.ts'

/** All that a rule may look at. */
export interface Situation {
  readonly configuration: Configuration
  readonly assembly: Assembly
  readonly choices: Choices
  readonly catalogue: Catalogue
}

export interface Rule {
  readonly id: string
  readonly kind: Advice['kind']
  /** Undefined where the rule has nothing to say. */
  readonly advise: (situation: Situation) => Remark | undefined
}

export const situationOf = (
  configuration: Configuration,
  catalogue: Catalogue,
  assembly = assemble(configuration, catalogue),
): Situation => ({
  configuration,
  catalogue,
  assembly,
  choices: choicesOf(configuration, catalogue),
})

/** The situation that a change would lead to. */
export const after = ({ configuration, catalogue }: Situation, change: Change): Situation =>
  situationOf({ ...configuration, ...change }, catalogue)

/** The clear passage on one side, cm. */
export const passageCm = ({ opening }: Assembly, side: Side): number => opening[side] / MM_PER_CM

/** The slat does not bear the size. */
export const hasMisfits = ({ assembly }: Situation): boolean => assembly.build.misfits.length > 0

/** The slat bears the size and, if there is to be a motor, one lifts it. */
export const isBuildable = (situation: Situation): boolean =>
  !hasMisfits(situation) &&
  (!situation.configuration.motor || situation.assembly.build.motor !== undefined)

/** Too large or too heavy to be opened by hand. */
export const isTooMuchByHand = ({ assembly: { build }, catalogue }: Situation): boolean =>
  build.area > build.slat.handArea || build.curtainKg > catalogue.advice.handKg

/** A material of which only window blinds are made. */
export const isForWindows = ({ choices, catalogue }: Situation): boolean =>
  catalogue.slats
    .filter(({ material }) => material === choices.material.id)
    .every(({ use }) => use === 'window')

/** Made of window slats: nobody walks through, and what the rules of doors ask for is not needed. */
export const isWindow = ({ assembly }: Situation): boolean => assembly.build.slat.use === 'window'

/** No higher than a window, whatever it is made of: nobody walks through. */
export const isLow = ({ configuration, catalogue }: Situation): boolean =>
  configuration.height <= catalogue.advice.windowHeight

/** A window blind where people walk through, or where it is to be perforated or burglar-proof. */
export const isMisplaced = (situation: Situation): boolean => {
  const { assembly, catalogue, choices } = situation
  const isDoor = passageCm(assembly, 'height') >= catalogue.advice.passage.height
  return isForWindows(situation) && (isDoor || choices.type.perforated)
}
