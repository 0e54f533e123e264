/** How long a figure takes to count up, whatever the screen's refresh rate. */
export const COUNT_MS = 2000

/**
 * What a counter shows after `elapsedMs`: 0 at first, `final` from two seconds on, in between one of `steps`
 * steps that get smaller towards the end, as a motor stops. Whole numbers, never falling.
 */
export function countedAt(elapsedMs: number, final: number, steps: number): number {
  const step = Math.floor((elapsedMs / COUNT_MS) * steps)
  const progress = Math.min(1, Math.max(0, step / steps))
  return Math.round(final * (1 - (1 - progress) ** 3))
}
