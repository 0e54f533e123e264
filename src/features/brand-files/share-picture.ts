import sharp from 'sharp'
import { logoPaths } from '#ui/logo-paths.ts'
import { brandColours } from './brand-colours.ts'
import { outlineText } from './text-outline.ts'

const WIDTH = 1200
const HEIGHT = 630
const PLATE = 208
const EDGE = 64
const MARK = 96

interface Words {
  readonly brand: string
  readonly slogan: string
  readonly promise: string
}

/**
 * The picture that a chat or a social network shows beside a link: the hero photograph, under it a closed
 * plate with mark, brand and slogan, and a line of light between them. JPEG, 1200 × 630.
 */
export async function drawSharePicture(photoPath: string, words: Words): Promise<Buffer> {
  const [brand, slogan, promise] = await Promise.all([
    outlineText(words.brand, 66),
    outlineText(words.slogan, 32),
    outlineText(words.promise, 32),
  ])
  const top = HEIGHT - PLATE
  const textX = EDGE + MARK + 40
  const plate = `<svg xmlns="http://www.w3.org/2000/svg" width="${String(WIDTH)}" height="${String(HEIGHT)}">
    <rect y="${String(top)}" width="100%" height="${String(PLATE)}" fill="${brandColours.steel}"/>
    <rect y="${String(top - 10)}" width="100%" height="10" fill="${brandColours.light}"/>
    <g transform="translate(${String(EDGE)} ${String(top + (PLATE - MARK) / 2)}) scale(${String(MARK / 36)})">
      <path fill="${brandColours.chalk}" d="${logoPaths.shutter}"/>
      <path fill="${brandColours.light}" d="${logoPaths.light}"/>
    </g>
    <g fill="${brandColours.chalk}">
      <path transform="translate(${String(textX)} ${String(top + 103)})" d="${brand.path}" stroke="${brandColours.chalk}" stroke-width="3"/>
      <path transform="translate(${String(textX)} ${String(top + 155)})" d="${slogan.path}"/>
    </g>
    <path fill="${brandColours.light}" d="${promise.path}" stroke="${brandColours.light}" stroke-width="1"
      transform="translate(${String(Math.round(WIDTH - EDGE - promise.width))} ${String(top + 155)})"/>
  </svg>`
  return sharp(photoPath)
    .resize(WIDTH, HEIGHT - PLATE, { fit: 'cover', position: 'centre' })
    .extend({ bottom: PLATE, background: brandColours.steel })
    .composite([{ input: Buffer.from(plate) }])
    .jpeg({ quality: 78, mozjpeg: true })
    .toBuffer()
}
