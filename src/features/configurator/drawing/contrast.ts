/** Whether light lines are needed on this colour ('#RRGGBB'). */
export function isDark(hex: string): boolean {
  const value = Number.parseInt(hex.slice(1), 16)
  const [red, green, blue] = [value >> 16, (value >> 8) & 255, value & 255] as const
  return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255 < 0.45
}
