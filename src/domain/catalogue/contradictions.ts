import { MM_PER_CM } from '#lib/units.ts'
import { boxRows } from './box-rows.ts'
import type { Motor, Slat } from './build-tables.ts'

interface Option {
  readonly id: string
}

interface Limits {
  readonly min: number
  readonly max: number
}

/** What the checks need of a catalogue. */
interface Tables {
  readonly types: readonly (Option & { readonly material?: string | undefined })[]
  readonly materials: readonly Option[]
  readonly colors: readonly Option[]
  readonly slats: readonly Slat[]
  readonly motors: readonly Motor[]
  readonly construction: { readonly bottomBar: number }
  readonly limits: { readonly width: Limits; readonly height: Limits }
  readonly defaults: Readonly<Record<'type' | 'material' | 'color', string>> &
    Readonly<Record<'width' | 'height', number>>
}

export interface Contradiction {
  readonly path: (string | number)[]
  /** In Turkish, with the mend: the owner reads it. */
  readonly message: string
}

/** Where two rows of content/catalogue.yaml do not agree; each alone is well formed. */
export const contradictionsIn = (catalogue: Tables): readonly Contradiction[] => [
  ...unknownDefaults(catalogue),
  ...repeatedIds(catalogue),
  ...sizesOutside(catalogue),
  ...materialsWithoutSlat(catalogue),
  ...unknownMaterials(catalogue),
  ...lostAreas(catalogue),
  ...sidesWithoutOpening(catalogue),
  ...boxesWithoutOpening(catalogue),
]

const idsOf = (options: readonly Option[]) => options.map(({ id }) => id)

const unknownDefaults = ({ defaults, types, materials, colors }: Tables): Contradiction[] =>
  Object.entries({ type: types, material: materials, color: colors }).flatMap(
    ([field, options]) => {
      const chosen = defaults[field as 'type' | 'material' | 'color']
      const ids = idsOf(options)
      if (ids.includes(chosen)) return []
      const message = `“${chosen}” listede yok. Şunlardan birini yazın: ${ids.join(', ')}.`
      return [{ path: ['defaults', field], message }]
    },
  )

/** A type and a slat may only speak of materials that exist. */
const unknownMaterials = ({ types, slats, materials }: Tables): Contradiction[] => {
  const ids = idsOf(materials)
  return Object.entries({ types, slats }).flatMap(([list, rows]) =>
    rows.flatMap(({ material }, index) => {
      if (material === undefined || ids.includes(material)) return []
      const message = `“${material}” diye bir malzeme yok. Şunlardan birini yazın: ${ids.join(', ')}.`
      return [{ path: [list, index, 'material'], message }]
    }),
  )
}

const repeatedIds = ({ types, materials, colors, slats, motors }: Tables): Contradiction[] =>
  Object.entries({ types, materials, colors, slats, motors }).flatMap(([list, options]) => {
    const ids = idsOf(options)
    if (new Set(ids).size === ids.length) return []
    const message = `Aynı id iki kez yazılmış: ${ids.join(', ')}. Her satırın kendi id alanı olmalı.`
    return [{ path: [list], message }]
  })

const sizesOutside = ({ limits, defaults }: Tables): Contradiction[] =>
  (['width', 'height'] as const).flatMap((side) => {
    const { min, max } = limits[side]
    const initial = defaults[side]
    if (min >= max) {
      const message = `min (${String(min)}) max değerinden (${String(max)}) küçük olmalı. İkisini düzeltin.`
      return [{ path: ['limits', side], message }]
    }
    if (initial >= min && initial <= max) return []
    const message = `${String(initial)} cm sınırların dışında. ${String(min)} ile ${String(max)} arasında bir sayı yazın.`
    return [{ path: ['defaults', side], message }]
  })

/** A material without a slat could not be drawn. */
const materialsWithoutSlat = ({ materials, slats }: Tables): Contradiction[] =>
  idsOf(materials)
    .filter((id) => !slats.some(({ material }) => material === id))
    .map((id) => ({
      path: ['slats'],
      message: `“${id}” malzemesinin lameli yok. Bu malzeme için bir lamel satırı yazın.`,
    }))

function lostAreas({ slats, motors }: Tables): Contradiction[] {
  const ids = idsOf(slats)
  return motors.flatMap(({ areas }, index) =>
    Object.keys(areas)
      .filter((id) => !ids.includes(id))
      .map((id) => ({
        path: ['motors', index, 'areas', id],
        message: `“${id}” diye bir lamel yok. Şunlardan birini yazın: ${ids.join(', ')}.`,
      })),
  )
}

/** Guides, or ends of slats, that leave nothing between them in the narrowest shutter on offer. */
const sidesWithoutOpening = ({ slats, limits: { width } }: Tables): Contradiction[] =>
  slats.flatMap((slat, index) =>
    (['guide', 'inset'] as const)
      .filter((field) => 2 * slat[field] >= width.min * MM_PER_CM)
      .map((field) => ({
        path: ['slats', index, field],
        message: `iki yanda ${String(slat[field])} mm, ${String(width.min)} cm genişlikte perdeye yer bırakmıyor. Sayıyı düzeltin ya da limits altındaki en küçük genişliği büyütün.`,
      })),
  )

/** Boxes that, with the bottom bar, leave nothing of a height on offer: of the heights that take a box, its lowest decides. */
const boxesWithoutOpening = ({ slats, limits, construction: { bottomBar } }: Tables) =>
  slats.flatMap((slat, index) => {
    const rows = boxRows(slat)
    return rows.flatMap(([upTo, box], row): Contradiction[] => {
      const [below = 0] = rows[row - 1] ?? []
      const lowest = Math.max(limits.height.min, below + 1)
      if (lowest > upTo || lowest * MM_PER_CM > box + bottomBar) return []
      const message = `${String(box)} mm kutu ile ${String(bottomBar)} mm alt profil, ${String(lowest)} cm yükseklikte perdeye yer bırakmıyor. Sayıyı düzeltin ya da limits altındaki en küçük yüksekliği büyütün.`
      return [{ path: ['slats', index, 'boxes', String(upTo)], message }]
    })
  })
