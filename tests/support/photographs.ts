import { readFileSync } from 'node:fs'
import sharp, { type Sharp } from 'sharp'
import { expect } from 'vitest'

/**
 * A photograph as an iPhone writes it, but of 1.6 kB: HEVC, 1200 × 900 stored and to be turned by 90°, Display P3, with
 * the place 41° N 29° E in its Exif. Upright its upper half is RED and its lower half BLUE. Made with libheif's heif-enc.
 */
export const phoneHeic = readFileSync(new URL('phone.heic', import.meta.url))

const RED = [230, 40, 30] as const
const BLUE = [30, 60, 200] as const

/** What cameras and programs write beside the picture: a place, a name. */
const NOTES = {
  IFD0: { Artist: 'Ad Soyad' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '41/1 0/1 0/1' },
}

/** A picture with a red upper and a blue lower half and a white strip on the left, stored as a camera held that way would, and marked so. */
export async function photograph({
  width = 900,
  height = 1200,
  orientation = 1,
}: { width?: number; height?: number; orientation?: number } = {}): Promise<Sharp> {
  const plain = (colour: typeof RED | typeof BLUE, rows: number) => ({
    create: { width, height: rows, channels: 3 as const, background: toRgb(colour) },
  })
  const upright = await sharp(plain(BLUE, height))
    .composite([
      { input: plain(RED, Math.floor(height / 2)), gravity: 'north' },
      {
        input: { create: { width: 40, height, channels: 3, background: '#ffffff' } },
        gravity: 'west',
      },
    ])
    .png()
    .toBuffer()
  const store = STORED[orientation] ?? ((picture: Sharp) => picture)
  return sharp(await store(sharp(upright)).png().toBuffer())
    .withExifMerge(NOTES)
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"/>')
    .withMetadata({ orientation })
}

const toRgb = ([r, g, b]: typeof RED | typeof BLUE) => ({ r, g, b })

/** Undoes what a viewer does for each value of the Exif orientation. */
const STORED: Readonly<Record<number, (picture: Sharp) => Sharp>> = {
  2: (picture) => picture.flop(),
  3: (picture) => picture.rotate(180),
  4: (picture) => picture.flip(),
  5: (picture) => picture.rotate(270).flop(),
  6: (picture) => picture.rotate(270),
  7: (picture) => picture.rotate(90).flop(),
  8: (picture) => picture.rotate(90),
}

/** The first bytes of a bitmap of one bit a pixel, as Windows writes it; with a header of 12 bytes as OS/2 did. */
export function bmpHead(width: number, height: number, headerSize = 40): Buffer {
  const head = Buffer.alloc(14 + headerSize)
  head.write('BM')
  head.writeUInt32LE(headerSize, 14)
  if (headerSize === 12) {
    head.writeUInt16LE(width, 18)
    head.writeUInt16LE(height, 20)
    return head
  }
  head.writeInt32LE(width, 18)
  head.writeInt32LE(height, 22)
  head.writeUInt16LE(1, 26)
  head.writeUInt16LE(1, 28)
  return head
}

/** Red above, blue below: nothing is turned, and no colour profile was lost on the way. */
export async function expectUpright(picture: string | Buffer): Promise<void> {
  const [upper, lower] = await edgesOf(picture)
  for (const [edge, colour] of [
    [upper, RED],
    [lower, BLUE],
  ] as const) {
    expect(edge).toHaveLength(3)
    for (const channel of [0, 1, 2] as const) {
      const difference = Math.abs((edge?.[channel] ?? 0) - colour[channel])
      expect(difference, `${String(edge)} for ${String(colour)}`).toBeLessThan(16)
    }
  }
}

/** Colours near the upper and the lower edge, in the middle or in another column. */
export async function edgesOf(
  picture: string | Buffer,
  column?: number,
): Promise<readonly (readonly number[] | undefined)[]> {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true })
  return [5, info.height - 5].map((y) => {
    const start = (y * info.width + (column ?? Math.floor(info.width / 2))) * info.channels
    return [...data.subarray(start, start + 3)]
  })
}

/** What a picture file says beside its pixels: 'exif', 'xmp' … */
export async function notesIn(file: string | Buffer): Promise<readonly string[]> {
  const found = await sharp(file).metadata()
  return (['exif', 'xmp', 'iptc', 'tifftagPhotoshop', 'comments', 'orientation'] as const).filter(
    (key) => found[key] !== undefined,
  )
}
