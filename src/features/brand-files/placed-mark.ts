import { LOGO_BOX, logoPaths } from '#ui/logo-paths.ts'
import { brandColours } from './brand-colours.ts'

/** The mark as an SVG group for a dark ground: its box is `side` long, with its top-left corner at `x` `y`. In the picture's units. */
export function placedMark(x: number, y: number, side: number): string {
  const { chalk, light } = brandColours
  const scale = side === LOGO_BOX ? '' : ` scale(${String(side / LOGO_BOX)})`
  return [
    `<g transform="translate(${rounded(x)} ${rounded(y)})${scale}">`,
    `<path fill="${chalk}" d="${logoPaths.shutter}"/>`,
    `<path fill="${light}" d="${logoPaths.light}"/>`,
    '</g>',
  ].join('')
}

const rounded = (value: number) => String(Number(value.toFixed(2)))
