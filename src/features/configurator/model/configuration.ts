import type { Catalogue, Color, Material, ShutterType } from '#domain/catalogue/catalogue.ts'
import { invariant } from '#lib/invariant.ts'

/** What a shutter has or has not, in the order it is asked and written. */
export const features = ['motor', 'remote', 'sensor'] as const

export type Feature = (typeof features)[number]

/** One shutter as a visitor wants it. Lives in memory only. Lengths in whole centimetres. */
export interface Configuration {
  readonly type: string
  readonly material: string
  readonly color: string
  readonly width: number
  readonly height: number
  readonly motor: boolean
  readonly remote: boolean
  readonly sensor: boolean
  /** The same for every product, so it is neither shown nor asked nor sent. */
  readonly warranty: '2-year'
}

/** What the wizard opens with, as the catalogue says. */
export const initialConfiguration = ({ defaults }: Catalogue): Configuration => ({
  ...defaults,
  warranty: '2-year',
})

export interface Choices {
  readonly type: ShutterType
  readonly material: Material
  readonly color: Color
}

/** The catalogue's entries behind a configuration's ids. */
export const choicesOf = (
  { type, material, color }: Configuration,
  { types, materials, colors }: Catalogue,
): Choices => ({
  type: entry(types, type),
  material: entry(materials, material),
  color: entry(colors, color),
})

function entry<T extends { readonly id: string }>(options: readonly T[], id: string): T {
  const found = options.find((option) => option.id === id)
  // The reducer lets no unknown id in, and the schema checks the defaults.
  invariant(found, `content/catalogue.yaml: “${id}” is not an option.`)
  return found
}
