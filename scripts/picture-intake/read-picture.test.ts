import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import {
  edgesOf,
  expectUpright,
  notesIn,
  phoneHeic,
  photograph,
} from '../../tests/support/photographs.ts'
import { readPicture } from './read-picture.ts'

/** The copy that is made of a file; fails where none is. */
async function copyOf(name: string, bytes: Buffer) {
  const reading = await readPicture(name, bytes)
  if (typeof reading === 'string' || !reading.copy)
    throw new Error(`no copy: ${JSON.stringify(reading)}`)
  return { ...reading, copy: reading.copy }
}

test.each([1, 2, 3, 4, 5, 6, 7, 8])(
  'a photograph with the Exif orientation %i comes out upright and says nothing but the picture',
  async (orientation) => {
    const bytes = await (await photograph({ orientation })).jpeg().toBuffer()
    expect(await notesIn(bytes)).toContain('exif')
    const { copy, width, height } = await copyOf('foto.jpg', bytes)
    expect([width, height]).toEqual([900, 1200])
    await expectUpright(copy)
    expect((await edgesOf(copy, 5))[1]?.every((channel) => channel > 240)).toBe(true) // not mirrored
    expect(await notesIn(copy)).toEqual([])
  },
)

test.each(['png', 'webp', 'avif'] as const)(
  'a turned %s with a place in it is turned upright and cleaned too',
  async (kind) => {
    const bytes = await (await photograph({ orientation: 6 })).toFormat(kind).toBuffer()
    const { copy } = await copyOf(`foto.${kind}`, bytes)
    expect(await notesIn(copy)).toEqual([])
    if (kind !== 'avif') await expectUpright(copy) // the encoder writes no orientation into AVIF
  },
)

test.each(['IMG_4711.HEIC', 'foto.heif', 'whatsapp.jpg'])(
  'a phone’s HEIC called %s comes out upright, in its own colours and without its place',
  async (name) => {
    const { copy, width, height } = await copyOf(name, phoneHeic)
    expect([width, height]).toEqual([900, 1200])
    await expectUpright(copy)
    expect(await notesIn(copy)).toEqual([])
  },
)

test('a plain photograph is used as it is', async () => {
  const bytes = await sharp(await (await photograph()).toBuffer())
    .jpeg()
    .toBuffer()
  expect(await readPicture('foto.jpg', bytes)).toEqual({ width: 900, height: 1200 })
})

test.each([
  ['a name that cannot stand in an address', 'Yeni iş (2).jpg', (picture: Sharp) => picture],
  ['a name with a wrong ending', 'foto.png', (picture: Sharp) => picture],
  ['print colours', 'foto.jpg', (picture: Sharp) => picture.toColourspace('cmyk')],
])('%s is mended by a copy', async (_, name, change) => {
  const plain = sharp(await (await photograph()).toBuffer())
  const { copy } = await copyOf(name, await change(plain).jpeg().toBuffer())
  expect((await sharp(copy).metadata()).space).toBe('srgb')
})

test('a huge photograph is copied at a size that is enough for every screen', async () => {
  const bytes = await (await photograph({ width: 6000, height: 4000 })).jpeg().toBuffer()
  expect(await copyOf('foto.jpg', bytes)).toMatchObject({ width: 3840, height: 2560 })
})

test('what shows through a transparent picture is white', async () => {
  const clear = { width: 900, height: 900, channels: 4, background: '#00000000' } as const
  const { copy } = await copyOf('foto.png', await sharp({ create: clear }).png().toBuffer())
  expect((await edgesOf(copy))[0]).toEqual([255, 255, 255])
})

test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
  'a %s that was copied by half is refused',
  async (kind) => {
    const plain = sharp(await (await photograph()).toBuffer())
    const bytes = await plain.toFormat(kind).toBuffer()
    expect(await readPicture(`foto.${kind}`, bytes.subarray(0, bytes.length * 0.6))).toBe(
      'unreadable',
    )
  },
)

/** A picture with as much detail as a photograph: damage to a plain one meets nothing. */
async function detailed({ exif, progressive }: { exif: boolean; progressive: boolean }) {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const create = { width: 1200, height: 900, channels: 3, background: '#808080', noise } as const
  const picture = sharp({ create }).jpeg({ quality: 70, progressive })
  return (exif ? picture.withExif({ IFD0: { Artist: 'Ad Soyad' } }) : picture).toBuffer()
}

/** Puts a few bytes before each part of a JPEG's head, in turn, or before its end. */
function* withStrayBytes(jpeg: Buffer) {
  const stray = Buffer.from([0, 1, 2])
  for (let at = 2; ; at += 2 + jpeg.readUInt16BE(at + 2)) {
    yield Buffer.concat([jpeg.subarray(0, at), stray, jpeg.subarray(at)])
    if (jpeg[at + 1] === 0xda) break
  }
  yield Buffer.concat([jpeg.subarray(0, -2), stray, jpeg.subarray(-2)])
}

test.each([
  { exif: true, progressive: false },
  { exif: false, progressive: false },
  { exif: true, progressive: true },
  { exif: false, progressive: true },
])('a JPEG whose middle was damaged is refused: %j', async (how) => {
  const bytes = await detailed(how)
  const middle = Math.floor(bytes.length / 2)
  bytes.fill(Buffer.from([0xff, 0xd9, 0x5a, 0xa5]), middle, middle + 64)
  expect(await readPicture('foto.jpg', bytes)).toBe('unreadable')
})

test.each([true, false])(
  'bytes that a phone leaves between the parts of a JPEG do no harm (with Exif: %s)',
  async (exif) => {
    const bytes = await detailed({ exif, progressive: false })
    const pixels = await sharp(bytes).raw().toBuffer()
    for (const odd of withStrayBytes(bytes)) {
      const reading = await readPicture('foto.jpg', odd)
      expect(reading).toMatchObject({ width: 1200, height: 900 })
      const shown = typeof reading === 'string' ? odd : (reading.copy ?? odd)
      const { data } = await sharp(shown).raw().toBuffer({ resolveWithObject: true })
      expect(data).toHaveLength(pixels.length)
    }
  },
)

test('damage is found behind such bytes too', async () => {
  const bytes = await detailed({ exif: false, progressive: false })
  const middle = Math.floor(bytes.length / 2)
  bytes.fill(Buffer.from([0xff, 0xd9, 0x5a, 0xa5]), middle, middle + 64)
  for (const odd of withStrayBytes(bytes)) {
    expect(await readPicture('foto.jpg', odd)).toBe('unreadable')
  }
})

test.each([
  ['copied by half', phoneHeic.subarray(0, 1300)],
  ['whose last part was cut off', Buffer.concat([phoneHeic, Buffer.from('\0\0\x01\0free')])],
  ['with a broken middle', Buffer.concat([phoneHeic.subarray(0, 930), Buffer.alloc(692)])],
  ['without its picture', phoneHeic.subarray(0, 917)],
])('a HEIC %s is refused', async (_, bytes) => {
  expect(await readPicture('foto.heic', Buffer.from(bytes))).toBe('unreadable')
})

test('a text that calls itself a photograph is refused', async () => {
  expect(await readPicture('foto.jpg', Buffer.from('Merhaba'))).toBe('unreadable')
  expect(await readPicture('foto.jpg', Buffer.alloc(0))).toBe('unreadable')
})

test('a GIF and an SVG are not taken for photographs', async () => {
  const gif = await sharp(await (await photograph()).toBuffer())
    .gif()
    .toBuffer()
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>')
  expect(await readPicture('foto.gif', gif)).toBe('unknown-kind')
  expect(await readPicture('foto.svg', svg)).toBe('unknown-kind')
})
