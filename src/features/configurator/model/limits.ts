import type { Catalogue } from '#domain/catalogue/catalogue.ts'
import { clamp } from '#lib/clamp.ts'

export type Side = 'width' | 'height'

/** The whole centimetre nearest to `cm` that the catalogue allows on this side. */
export const nearestAllowed = (cm: number, side: Side, { limits }: Catalogue): number =>
  clamp(Math.round(cm), limits[side].min, limits[side].max)
