import type { Slat } from './build-tables.ts'

/** A slat's boxes, the lowest first: up to this height, cm, a box of this height, mm. */
export const boxRows = ({ boxes }: Pick<Slat, 'boxes'>) =>
  // Keys that are whole numbers come in ascending order, whatever the order in the file.
  Object.entries(boxes).map(([upTo, box]) => [Number(upTo), box] as const)
