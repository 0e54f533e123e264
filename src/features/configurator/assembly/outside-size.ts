import type { Catalogue } from '#domain/catalogue/catalogue.ts'
import type { Configuration } from '../model/configuration.ts'
import { nearestAllowed } from '../model/limits.ts'
import { assemble } from './assemble.ts'
import type { SizeCm } from './engineering.ts'
import { MM_PER_CM } from '#lib/units.ts'

/** The box depends on the outside height and the guides on the slat, so the answer is walked to. */
const MOST_STEPS = 12

export interface OutsideSize extends SizeCm {
  /** What guides and box add, cm. */
  readonly added: SizeCm
  /** The catalogue's limits left less than what was asked for. */
  readonly isCut: boolean
  /** Whether what is above is a box, or a bare coil. */
  readonly isBoxed: boolean
}

/**
 * The size from outside to outside that leaves a clear passage of the configuration's width and height, in whole
 * centimetres and within the limits. The passage is never narrower or lower than asked, unless the limits cut it.
 */
export function outsideSize(configuration: Configuration, catalogue: Catalogue): OutsideSize {
  const wanted: SizeCm = { width: configuration.width, height: configuration.height }
  const inLimits = ({ width, height }: SizeCm): SizeCm => ({
    width: nearestAllowed(width, 'width', catalogue),
    height: nearestAllowed(height, 'height', catalogue),
  })
  const needed = (size: SizeCm): SizeCm => {
    const { width, height, opening } = assemble({ ...configuration, ...inLimits(size) }, catalogue)
    return {
      width: wanted.width + Math.ceil((width - opening.width) / MM_PER_CM),
      height: wanted.height + Math.ceil((height - opening.height) / MM_PER_CM),
    }
  }
  let size = needed(wanted)
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const next = needed(size)
    // Never smaller than before: where two slats each ask for the other, the larger size holds both.
    const larger = {
      width: Math.max(size.width, next.width),
      height: Math.max(size.height, next.height),
    }
    if (larger.width === size.width && larger.height === size.height) break
    size = larger
  }
  const allowed = inLimits(size)
  return {
    ...allowed,
    isBoxed: assemble({ ...configuration, ...allowed }, catalogue).build.box.isBoxed,
    added: { width: allowed.width - wanted.width, height: allowed.height - wanted.height },
    isCut: allowed.width < size.width || allowed.height < size.height,
  }
}
