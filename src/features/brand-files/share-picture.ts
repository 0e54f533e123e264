import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { brandColours } from './brand-colours.ts'
import { PLATE, SHARE_HEIGHT, SHARE_WIDTH, sharePlate, type ShareWords } from './share-plate.ts'

const CACHE = '.cache/share'
const JPEG = { quality: 78, mozjpeg: true } as const

/**
 * The picture that a chat or a social network shows beside a link: a photograph, under it a closed plate with mark,
 * brand and the page's name, and a line of light between them. JPEG, 1200 × 630. One that was drawn before of the
 * same photograph and the same plate is taken from .cache/.
 */
export async function drawSharePicture(
  photoPath: string,
  words: ShareWords,
  look: { readonly isHome: boolean; readonly isRendered: boolean },
): Promise<Buffer> {
  const photo = readFileSync(photoPath)
  const plate = await sharePlate(words, look)
  const recipe = JSON.stringify([JPEG, brandColours.steel, sharp.versions.sharp, plate])
  const key = createHash('sha256').update(recipe).update(photo).digest('hex')
  const file = join(process.cwd(), CACHE, `${key.slice(0, 24)}.jpg`)
  if (existsSync(file)) return readFileSync(file)
  const picture = await sharp(photo)
    .resize(SHARE_WIDTH, SHARE_HEIGHT - PLATE, { fit: 'cover', position: 'centre' })
    .extend({ bottom: PLATE, background: brandColours.steel })
    .composite([{ input: Buffer.from(plate) }])
    .jpeg(JPEG)
    .toBuffer()
  mkdirSync(join(process.cwd(), CACHE), { recursive: true })
  // Moved in whole: a build that was stopped halfway leaves no half picture.
  writeFileSync(`${file}.part`, picture)
  renameSync(`${file}.part`, file)
  return picture
}
