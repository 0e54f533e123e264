// Reads one picture to its last byte and says what it is.
import { extname } from 'node:path'
import sharp, { type Metadata } from 'sharp'
import { decodeHeic } from './heic.ts'
import { withoutStrayBytes } from './stray-bytes.ts'

interface Reading {
  /** Size of the upright picture, in px. */
  readonly width: number
  readonly height: number
  /** What the site uses instead of the file; left out when the file is fine as it is. */
  readonly copy?: Buffer
}

/** Longest side of a copy, in px: twice the widest picture the site shows. */
const LONGEST = 3840
const KINDS = new Set(['jpeg', 'png', 'webp', 'heif'])
/** Photographs of any size; the files are the owner's own. A JPEG that is damaged inside only gives a warning. */
const INPUT = { failOn: 'warning', limitInputPixels: false } as const

/**
 * Reads an owner's photograph to its last byte. Most are given a copy: an upright sRGB JPEG without any metadata, so
 * that what a camera noted (place, owner, direction) can reach neither the site nor the sizes worked out from it.
 */
export async function readPicture(
  name: string,
  bytes: Buffer,
): Promise<Reading | 'unreadable' | 'unknown-kind'> {
  try {
    const clean = withoutStrayBytes(bytes)
    const found = await sharp(clean, INPUT).metadata()
    if (!KINDS.has(found.format)) return 'unknown-kind'
    if (clean === bytes && isPlain(name, found)) {
      await sharp(bytes, INPUT).resize(32, 32).raw().toBuffer() // decodes all of it
      return { width: found.width, height: found.height }
    }
    const isHeic = found.format === 'heif' && found.compression !== 'av1'
    const { data, info } = await sharp(isHeic ? await decodeHeic(clean) : clean, INPUT)
      .autoOrient()
      .resize(LONGEST, LONGEST, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .jpeg({ quality: 94, chromaSubsampling: '4:4:4' })
      .toBuffer({ resolveWithObject: true })
    return { width: info.width, height: info.height, copy: data }
  } catch {
    return 'unreadable'
  }
}

/** Whether the image service would read the file right, and the file holds nothing but the picture. */
const isPlain = (name: string, found: Metadata): boolean =>
  isNamedAs(name, found.format) &&
  (found.orientation ?? 1) === 1 &&
  !found.exif &&
  !found.xmp &&
  !found.iptc &&
  !found.icc &&
  found.space === 'srgb' &&
  found.depth === 'uchar' &&
  !found.hasAlpha &&
  (found.pages ?? 1) === 1 &&
  Math.max(found.width, found.height) <= LONGEST

/** Whether the name can stand in an address and its ending tells the truth. */
const isNamedAs = (name: string, format: string): boolean =>
  /^[\w-]+\.\w+$/u.test(name) &&
  { '.jpg': 'jpeg', '.jpeg': 'jpeg', '.png': 'png', '.webp': 'webp' }[extname(name)] === format
