import type { Material, ShutterType } from '#domain/catalogue/catalogue.ts'
import { formatCentimetres, formatList, formatSize } from '#lib/format.ts'
import { upperCase } from '#lib/turkish.ts'
import { candidatesFor, type SizeCm } from '../assembly/engineering.ts'
import { CM2_PER_M2 } from '#lib/units.ts'
import type { Feature } from '../model/configuration.ts'
import type { Side } from '../model/limits.ts'
import type { Change } from '../model/wizard.ts'
import type { Mend } from './advice.ts'
import { after, isBuildable, isMisplaced, passageCm, type Situation } from './situation.ts'

/** As the object of a verb; the words are ours, so the endings fit. */
const objects = { motor: 'motoru', remote: 'kumandayı', sensor: 'sensörü' } as const
const sides = { width: 'Genişliği', height: 'Yüksekliği' } as const

/** A first letter as a sentence wants it. */
export const capitalised = (text: string): string => upperCase(text.slice(0, 1)) + text.slice(1)

export const change = (label: string, what: Change): Mend => ({
  kind: 'change',
  label,
  change: what,
})
export const question = (label: string, text: string): Mend => ({
  kind: 'question',
  label,
  question: text,
})

/** Takes away those of these features that are chosen, and names each. */
export function drop({ configuration }: Situation, features: readonly Feature[]): Mend {
  const chosen = features.filter((feature) => configuration[feature])
  const label = `${capitalised(formatList(chosen.map((feature) => objects[feature])))} çıkar`
  return change(label, Object.fromEntries(chosen.map((feature) => [feature, false])))
}

/** The first other material that can be built like this and is in its place; the type's own before all. */
export const otherMaterial = (situation: Situation): Mend | undefined => {
  const { type, material } = situation.choices
  const isPossible = ({ id }: Material) => {
    const tried = after(situation, { material: id })
    return id !== material.id && isBuildable(tried) && !isMisplaced(tried)
  }
  const possible = situation.catalogue.materials.filter(isPossible)
  const found = possible.find(({ id }) => id === type.material) ?? possible[0]
  return found && change(`${found.name} seç`, { material: found.id })
}

/** The first type that can have a motor, with the same kind of curtain where there is one. */
export function motorType({ catalogue, choices }: Situation): ShutterType | undefined {
  const types = catalogue.types.filter(({ drive }) => drive !== 'hand')
  return types.find(({ perforated }) => perforated === choices.type.perforated) ?? types[0]
}

/** The largest part of this size that the chosen material bears. */
export function largestSize(situation: Situation): Mend | undefined {
  const { configuration, choices, catalogue } = situation
  const [largest] = candidatesFor(catalogue.slats, choices.material.id, choices.type.perforated)
    .map(({ max }): SizeCm => {
      const height = Math.min(configuration.height, max.height)
      const width = Math.floor((max.area * CM2_PER_M2) / height)
      return { width: Math.min(configuration.width, max.width, width), height }
    })
    .filter(
      (size) =>
        size.width >= catalogue.limits.width.min && size.height >= catalogue.limits.height.min,
    )
    .sort((a, b) => b.width * b.height - a.width * a.height)
  return largest && change(`${formatSize(largest.width, largest.height)} yap`, largest)
}

/** The smallest size on this side that leaves `wantedCm` to walk through, if the material bears it. */
export function sizeWithPassage(
  situation: Situation,
  side: Side,
  wantedCm: number,
): Mend | undefined {
  const { configuration, catalogue, assembly } = situation
  const faults = assembly.build.misfits.length
  let cm = configuration[side]
  // Box and guides grow with the size: each turn adds what is still missing.
  while (cm <= catalogue.limits[side].max) {
    const tried = after(situation, { [side]: cm }).assembly
    const missing = Math.ceil(wantedCm - passageCm(tried, side))
    if (missing <= 0) {
      const isBorne = tried.build.misfits.length <= faults
      return isBorne
        ? change(`${sides[side]} ${formatCentimetres(cm)} yap`, { [side]: cm })
        : undefined
    }
    cm += missing
  }
  return undefined
}
