import type { Catalogue } from '#domain/catalogue/catalogue.ts'

export type Side = 'width' | 'height'

/** The whole centimetre nearest to `cm` that the catalogue allows on this side. */
export const clamp = (cm: number, side: Side, { limits }: Catalogue): number =>
  Math.min(limits[side].max, Math.max(limits[side].min, Math.round(cm)))
