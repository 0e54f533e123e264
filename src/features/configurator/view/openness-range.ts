/** How far a shutter is open, as a screen reader says it. */
function inWords(percent: number): string {
  if (percent === 0) return 'kapalı'
  return percent === 100 ? 'tam açık' : `yüzde ${String(percent)} açık`
}

/** Attributes of a slider that opens a shutter. */
export const opennessRange = (percent: number) =>
  ({
    min: 0,
    max: 100,
    value: percent,
    autoComplete: 'off',
    'aria-valuetext': inWords(percent),
  }) as const
