import { FILM_SIZE } from '#lib/media.ts'
import { brandColours } from './brand-colours.ts'
import { placedMark } from './placed-mark.ts'
import { fitted } from './text-outline.ts'

const { width: WIDTH, height: HEIGHT } = FILM_SIZE
const MARK_PX = 180
const WORD_SIZE = 84
const STROKE = 3.5
const WIDEST = WIDTH - 160

/** The logo, mark over wordmark, on the night ground: an SVG file of a film's shape. */
export async function logoPoster(brand: string): Promise<string> {
  const word = await fitted(brand, WORD_SIZE, STROKE, WIDEST)
  const { night, chalk } = brandColours
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(WIDTH)} ${String(HEIGHT)}" width="${String(WIDTH)}" height="${String(HEIGHT)}">`,
    `<rect width="${String(WIDTH)}" height="${String(HEIGHT)}" fill="${night}"/>`,
    placedMark((WIDTH - MARK_PX) / 2, 130, MARK_PX),
    `<g fill="${chalk}" stroke="${chalk}" transform="translate(${((WIDTH - word.width) / 2).toFixed(1)} 432)">${word.paths}</g>`,
    '</svg>',
  ].join('')
}
