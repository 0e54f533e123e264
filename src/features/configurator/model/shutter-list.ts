import type { Configuration } from './configuration.ts'
import { steps } from './steps.ts'

/** As many shutters as one message and one link carry: their text stays short enough for every chat app. */
export const MAX_SHUTTERS = 6

/** The other shutters of the same order, around the one that is being chosen. In memory only. */
export interface Neighbours {
  readonly before: readonly Configuration[]
  readonly after: readonly Configuration[]
}

/** All that the visitor has chosen, and where they are. */
export interface Wizard extends Neighbours {
  readonly step: number
  /** The furthest step seen: the indicator leads back to all up to here. */
  readonly furthest: number
  /** The shutter that is being chosen. */
  readonly configuration: Configuration
}

export type ListAction =
  /** Keeps the present shutter and begins the next one as a copy of it. */
  | { readonly kind: 'add' }
  /** Brings a shutter of the list back into the steps. Places count from 0. */
  | { readonly kind: 'edit'; readonly place: number }
  | { readonly kind: 'remove'; readonly place: number }
  /** Puts a removed shutter back where it was. */
  | { readonly kind: 'insert'; readonly place: number; readonly configuration: Configuration }

/** All shutters of the order, in order. */
export const shuttersOf = ({ before, configuration, after }: ListedShutters) => [
  ...before,
  configuration,
  ...after,
]

type ListedShutters = Pick<Wizard, 'configuration' | keyof Neighbours>

/** The rules of the list: never empty, never more than `MAX_SHUTTERS`; what cannot be done changes nothing. */
export function changeList(wizard: Wizard, action: ListAction): Wizard {
  const shutters = shuttersOf(wizard)
  const present = wizard.before.length
  const isFull = shutters.length >= MAX_SHUTTERS
  switch (action.kind) {
    case 'add':
      if (isFull) return wizard
      return startOver({
        ...wizard,
        ...lookAt([...shutters, wizard.configuration], shutters.length),
      })
    case 'edit':
      return isPlace(action.place, shutters)
        ? startOver({ ...wizard, ...lookAt(shutters, action.place) })
        : wizard
    case 'remove': {
      if (shutters.length === 1 || !isPlace(action.place, shutters)) return wizard
      const left = shutters.filter((_, place) => place !== action.place)
      const next = action.place < present ? present - 1 : Math.min(present, left.length - 1)
      return { ...wizard, ...lookAt(left, next) }
    }
    case 'insert': {
      if (isFull || action.place < 0 || action.place > shutters.length) return wizard
      const { place, configuration } = action
      const grown = [...shutters.slice(0, place), configuration, ...shutters.slice(place)]
      return { ...wizard, ...lookAt(grown, place <= present ? present + 1 : present) }
    }
  }
}

/** The list with the shutter at `place` in the steps; where there is no such place, nothing to change. */
export function lookAt(shutters: readonly Configuration[], place: number) {
  const configuration = shutters[place]
  return configuration === undefined
    ? {}
    : { before: shutters.slice(0, place), configuration, after: shutters.slice(place + 1) }
}

/** A shutter of the list has all its answers, so every step can be reached from the first. */
const startOver = (wizard: Wizard): Wizard => ({ ...wizard, step: 1, furthest: steps.length })

const isPlace = (place: number, shutters: readonly Configuration[]): boolean =>
  shutters[place] !== undefined
