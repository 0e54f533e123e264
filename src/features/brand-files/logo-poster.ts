import { logoPaths } from '#ui/logo-paths.ts'
import { brandColours } from './brand-colours.ts'
import { outlineText } from './text-outline.ts'

const WIDTH = 1280
const HEIGHT = 720
const MARK = 180
const WORD_SIZE = 84
const STROKE = 3.5
const WIDEST = WIDTH - 160

/** The logo, mark over wordmark, on the night ground: an SVG file of a film's shape. */
export async function logoPoster(brand: string): Promise<string> {
  const wished = await outlineText(brand, WORD_SIZE, STROKE)
  const word =
    wished.width <= WIDEST
      ? wished
      : await outlineText(brand, (WORD_SIZE * WIDEST) / wished.width, STROKE)
  const { night, chalk, light } = brandColours
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(WIDTH)} ${String(HEIGHT)}" width="${String(WIDTH)}" height="${String(HEIGHT)}">`,
    `<rect width="${String(WIDTH)}" height="${String(HEIGHT)}" fill="${night}"/>`,
    `<g transform="translate(${String((WIDTH - MARK) / 2)} 130) scale(${String(MARK / 36)})">`,
    `<path fill="${chalk}" d="${logoPaths.shutter}"/><path fill="${light}" d="${logoPaths.light}"/></g>`,
    `<g fill="${chalk}" stroke="${chalk}" transform="translate(${((WIDTH - word.width) / 2).toFixed(1)} 432)">${word.paths}</g>`,
    '</svg>',
  ].join('')
}
