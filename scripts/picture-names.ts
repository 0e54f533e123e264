// Gives the sizes of each built picture names that compress.
import { createHash } from 'node:crypto'
import { globSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import sharp from 'sharp'

/** As Astro names a size of a picture: name, hash of the original, hash of what was done with it. */
const BUILT = /^(?<picture>(?<name>[\w.-]+)\.[\w-]{8})_[\w-]+\.(?:avif|webp|jpeg)$/u
const MENTION = /(?<=\/_astro\/)[\w.-]+\.(?:avif|webp|jpeg)\b/gu
const HASH_LENGTH = 6

interface PictureFile {
  readonly file: string
  /** Name and hash of the original: another one may have the same name. */
  readonly picture: string
  readonly name: string
  readonly width: number
  readonly height: number
  readonly content: Buffer
}

/**
 * Astro tells the sizes of a picture apart by six letters of a hash each, which no compression makes smaller: a kilobyte on a
 * page of photographs. Here they have one hash together, that of all their bytes, and their width:
 * 'kafe.DEVBJEis_ZvN83y.avif' becomes 'kafe.4b1c9e_480.avif', with more where two are as wide. A file that changes
 * has another name all the same.
 */
export async function namePictures(dist: string): Promise<void> {
  const folder = join(dist, '_astro')
  const sizes = await Promise.all(
    globSync('*.{avif,webp,jpeg}', { cwd: folder })
      .toSorted()
      .map((file) => readPicture(folder, file)),
  )
  const names = new Map<string, string>()
  const groups = Map.groupBy(
    sizes.filter((size) => size !== undefined),
    ({ picture }) => picture,
  )
  for (const group of groups.values()) {
    const hash = hashOf(group)
    for (const size of group) names.set(size.file, `${size.name}.${hash}_${markOf(size, group)}`)
  }
  for (const [from, to] of names) renameSync(join(folder, from), join(folder, to))
  for (const text of globSync('**/*.{html,js,json,xml}', { cwd: dist })) {
    const before = readFileSync(join(dist, text), 'utf8')
    const after = before.replaceAll(MENTION, (file) => names.get(file) ?? file)
    if (after !== before) writeFileSync(join(dist, text), after)
  }
}

async function readPicture(folder: string, file: string): Promise<PictureFile | undefined> {
  const { picture, name } = BUILT.exec(file)?.groups ?? {}
  if (picture === undefined || name === undefined) return undefined
  const content = readFileSync(join(folder, file))
  const { width, height } = await sharp(content).metadata()
  return { file, picture, name, width, height, content }
}

function hashOf(group: readonly PictureFile[]): string {
  const hash = createHash('sha256')
  for (const { content } of group) hash.update(content)
  return hash.digest('hex').slice(0, HASH_LENGTH)
}

/**
 * '480.avif'; '480x600.avif' where the picture has another size of that width and format; '480x600-1.avif' and so on where
 * the picture was cut to the same height in more than one way.
 */
function markOf(size: PictureFile, group: readonly PictureFile[]): string {
  const format = extname(size.file)
  const asWide = group.filter(
    (other) => other.width === size.width && extname(other.file) === format,
  )
  const asLarge = asWide.filter((other) => other.height === size.height)
  const height = asWide.length > 1 ? `x${String(size.height)}` : ''
  const number = asLarge.length > 1 ? `-${String(asLarge.indexOf(size) + 1)}` : ''
  return `${String(size.width)}${height}${number}${format}`
}
