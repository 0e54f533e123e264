import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { brandColours } from './brand-colours.ts'
import { PLATE, SHARE_HEIGHT, SHARE_WIDTH, sharePlate, type ShareWords } from './share-plate.ts'

const CACHE = '.cache/share'
const JPEG = { quality: 78, mozjpeg: true } as const

const digest = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex')

/** By path and state of the file: a thousand posts show a dozen photographs. */
const photoDigests = new Map<string, string>()
const photoDigest = (path: string): string => {
  const { mtimeMs, size } = statSync(path)
  const state = `${path} ${String(mtimeMs)} ${String(size)}`
  const known = photoDigests.get(state) ?? digest(readFileSync(path))
  photoDigests.set(state, known)
  return known
}

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
  const plate = await sharePlate(words, look)
  const recipe = [JPEG, brandColours.steel, sharp.versions.sharp, plate, photoDigest(photoPath)]
  const key = digest(JSON.stringify(recipe)).slice(0, 24)
  const file = join(process.cwd(), CACHE, `${key}.jpg`)
  if (existsSync(file)) return readFileSync(file)
  const picture = await sharp(readFileSync(photoPath))
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
