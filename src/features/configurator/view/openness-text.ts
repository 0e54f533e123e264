/** How far a shutter is open, as a screen reader says it. */
export function opennessText(percent: number): string {
  if (percent === 0) return 'kapalı'
  return percent === 100 ? 'tam açık' : `yüzde ${String(percent)} açık`
}
