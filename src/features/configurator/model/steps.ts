/** The steps in order; a step's number is its place in this list, counted from 1. */
export const steps = ['type', 'material', 'color', 'size', 'features', 'summary'] as const

export type Step = (typeof steps)[number]

/** The step of this number, counted from 1. */
export const stepAt = (step: number): Step => steps[step - 1] ?? 'type'
