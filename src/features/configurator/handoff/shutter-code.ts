import type { Catalogue } from '#domain/catalogue/catalogue.ts'
import {
  features,
  initialConfiguration,
  type Configuration,
  type Feature,
} from '../model/configuration.ts'
import { nearestAllowed, type Side } from '../model/limits.ts'

const fields = ['type', 'material', 'color', 'width', 'height', 'features'] as const

export type Field = (typeof fields)[number]

const LETTERS: Readonly<Record<Feature, string>> = { motor: 'm', remote: 'r', sensor: 's' }

export interface ReadShutter {
  readonly configuration: Configuration
  /** Fields that could not be read; the configuration has the catalogue's default there. */
  readonly lost: readonly Field[]
  /** At least one field could be read. */
  readonly isKnown: boolean
}

/** 'rolling.aluminum.white.300x250.mr': ids, centimetres, and a letter for each feature that is on ('0': none). */
export const writeShutter = (shutter: Configuration): string => {
  const { type, material, color, width, height } = shutter
  return [type, material, color, `${String(width)}x${String(height)}`, lettersOf(shutter)].join('.')
}

/** Reads field by field: a field that is wrong or missing costs that field, not the others. */
export function readShutter(text: string, catalogue: Catalogue): ReadShutter {
  const [type = '', material = '', color = '', size = '', letters = ''] = text.split('.')
  const [width = '', height = ''] = size.split('x')
  const found = {
    type: idIn(catalogue.types, type),
    material: idIn(catalogue.materials, material),
    color: idIn(catalogue.colors, color),
    width: lengthOf(width, 'width', catalogue),
    height: lengthOf(height, 'height', catalogue),
    features: featuresOf(letters),
  }
  const lost = fields.filter((field) => found[field] === undefined)
  const start = initialConfiguration(catalogue)
  return {
    configuration: {
      ...start,
      type: found.type ?? start.type,
      material: found.material ?? start.material,
      color: found.color ?? start.color,
      width: found.width ?? start.width,
      height: found.height ?? start.height,
      ...found.features,
    },
    lost,
    isKnown: lost.length < fields.length,
  }
}

const idIn = (options: readonly { readonly id: string }[], id: string): string | undefined =>
  options.find((option) => option.id === id)?.id

/** Whole centimetres inside the limits; anything else was not chosen here. */
function lengthOf(text: string, side: Side, catalogue: Catalogue): number | undefined {
  const cm = /^\d{1,4}$/u.test(text) ? Number(text) : Number.NaN
  return nearestAllowed(cm, side, catalogue) === cm ? cm : undefined
}

const lettersOf = (chosen: Pick<Configuration, Feature>): string =>
  features.map((feature) => (chosen[feature] ? LETTERS[feature] : '')).join('') || '0'

/** Only letters that would be written like this; anything else was not written here. */
function featuresOf(letters: string): Pick<Configuration, Feature> | undefined {
  const has = (feature: Feature) => letters.includes(LETTERS[feature])
  const read = { motor: has('motor'), remote: has('remote'), sensor: has('sensor') }
  return lettersOf(read) === letters ? read : undefined
}
