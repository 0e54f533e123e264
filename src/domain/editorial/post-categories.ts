/** Apart from the schema, because the list of posts needs them in the browser, where no schema goes. */

/** Filter value that shows every post; not a category of its own. */
export const ALL_CATEGORIES = 'Tümü'

/** Posts for someone whose shutter is broken right now. */
export const FAULT_CATEGORY = 'Arıza & Çözüm'

export const POST_CATEGORIES = [
  'Kepenk Rehberi',
  'Bakım & Onarım',
  'Teknoloji',
  'Montaj',
  'Malzeme',
  FAULT_CATEGORY,
] as const

/** What the list can be narrowed to, in the order of its choices. */
export const CATEGORY_FILTERS = [ALL_CATEGORIES, ...POST_CATEGORIES] as const

export type CategoryFilter = (typeof CATEGORY_FILTERS)[number]

/** The filter of this name; undefined when there is none. */
export const categoryFilterOf = (name: unknown): CategoryFilter | undefined =>
  CATEGORY_FILTERS.find((filter) => filter === name)
