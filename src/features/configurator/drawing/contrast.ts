import { luma, rgbOf } from '#lib/colour.ts'

/** Whether light lines are needed on this colour ('#RRGGBB'). */
export const isDark = (hex: string): boolean => luma(rgbOf(hex)) < 0.45

/** Lines on a light ground, whatever the brand. */
export const INK = '#15191c'

/** Lines on a curtain of this colour ('#RRGGBB'). */
export const inkOn = (hex: string): string => (isDark(hex) ? '#fff' : INK)
