import type { Catalogue } from '#domain/catalogue/catalogue.ts'
import {
  features,
  initialConfiguration,
  type Configuration,
  type Feature,
} from './configuration.ts'
import { nearestAllowed, type Side } from './limits.ts'
import { changeList, lookAt, MAX_SHUTTERS, type ListAction, type Wizard } from './shutter-list.ts'
import { steps } from './steps.ts'

export type Choice = 'type' | 'material' | 'color'

export type Action =
  | ListAction
  | { readonly kind: 'choose'; readonly choice: Choice; readonly id: string }
  | { readonly kind: 'resize'; readonly side: Side; readonly cm: number }
  | { readonly kind: 'switch'; readonly feature: Feature; readonly isOn: boolean }
  /** Several choices at once: a mend, or what a link carries. */
  | { readonly kind: 'apply'; readonly change: Change }
  | { readonly kind: 'go'; readonly to: number }
  /** The shutters of a link, in place of all there are; the visitor reads the summary. */
  | { readonly kind: 'restore'; readonly shutters: readonly Change[] }

export type Change = Partial<Omit<Configuration, 'warranty'>>

export const initialWizard = (catalogue: Catalogue): Wizard => ({
  step: 1,
  furthest: 1,
  configuration: initialConfiguration(catalogue),
  before: [],
  after: [],
})

/**
 * The wizard's only rule book. What the catalogue does not offer is ignored, sizes stay inside its limits,
 * and no step is skipped. A change of nothing returns the same object.
 */
export const wizardReducer =
  (catalogue: Catalogue) =>
  (wizard: Wizard, action: Action): Wizard => {
    switch (action.kind) {
      case 'choose':
        return offers(catalogue, action.choice, action.id)
          ? configured(wizard, { [action.choice]: action.id })
          : wizard
      case 'resize':
        return Number.isFinite(action.cm)
          ? configured(wizard, { [action.side]: nearestAllowed(action.cm, action.side, catalogue) })
          : wizard
      case 'switch':
        return configured(wizard, { [action.feature]: action.isOn })
      case 'apply':
        return actionsOf(action.change).reduce(wizardReducer(catalogue), wizard)
      case 'go': {
        const step = Math.max(1, Math.min(action.to, wizard.furthest + 1, steps.length))
        if (step === wizard.step || !Number.isInteger(step)) return wizard
        return { ...wizard, step, furthest: Math.max(step, wizard.furthest) }
      }
      case 'restore': {
        const start = initialWizard(catalogue)
        const shutters = action.shutters
          .slice(0, MAX_SHUTTERS)
          .map((change) => actionsOf(change).reduce(wizardReducer(catalogue), start).configuration)
        if (shutters.length === 0) return wizard
        return { ...start, ...lookAt(shutters, 0), step: steps.length, furthest: steps.length }
      }
      default:
        return changeList(wizard, action)
    }
  }

const actionsOf = (change: Change): readonly Action[] => [
  ...(['type', 'material', 'color'] as const).flatMap((choice): Action[] => {
    const id = change[choice]
    return id === undefined ? [] : [{ kind: 'choose', choice, id }]
  }),
  ...(['width', 'height'] as const).flatMap((side): Action[] => {
    const cm = change[side]
    return cm === undefined ? [] : [{ kind: 'resize', side, cm }]
  }),
  ...features.flatMap((feature): Action[] => {
    const isOn = change[feature]
    return isOn === undefined ? [] : [{ kind: 'switch', feature, isOn }]
  }),
]

const offers = ({ types, materials, colors }: Catalogue, choice: Choice, id: string): boolean =>
  ({ type: types, material: materials, color: colors })[choice].some((option) => option.id === id)

function configured(wizard: Wizard, change: Partial<Configuration>): Wizard {
  const configuration = { ...wizard.configuration, ...change }
  const isSame = Object.entries(change).every(([key, value]) =>
    Object.is(Reflect.get(wizard.configuration, key), value),
  )
  return isSame ? wizard : { ...wizard, configuration }
}
