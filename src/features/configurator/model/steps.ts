/** The steps in order; a step's number is its place in this list, counted from 1. */
export const steps = ['type', 'material', 'color', 'size', 'features', 'summary'] as const

export type Step = (typeof steps)[number]
