import fc from 'fast-check'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { MANY } from '../../../../tests/support/hostile.ts'
import { bmpHead, phoneHeic, photograph } from '../../../../tests/support/photographs.ts'
import { readPictureHeader } from './picture-header.ts'

const headerOf = (file: Buffer | string) =>
  readPictureHeader(new Uint8Array(Uint8Array.from(Buffer.from(file))))
const plain = sharp({ create: { width: 321, height: 123, channels: 3, background: '#888' } })

test.each(['jpeg', 'png', 'webp', 'gif'] as const)('a %s tells its size', async (format) => {
  const file = await plain.clone().toFormat(format).toBuffer()
  expect(headerOf(file)).toEqual({ format, width: 321, height: 123 })
})

test('a lossless WebP and one with a clear ground tell theirs too', async () => {
  const lossless = await plain.clone().webp({ lossless: true }).toBuffer()
  expect(headerOf(lossless)).toEqual({ format: 'webp', width: 321, height: 123 })
  const clear = await plain.clone().ensureAlpha(0.5).webp().toBuffer()
  expect(headerOf(clear)).toEqual({ format: 'webp', width: 321, height: 123 })
})

test('a photograph with notes before its pixels tells the size as stored', async () => {
  const file = await (await photograph({ orientation: 6 })).jpeg().toBuffer()
  expect(headerOf(file)).toEqual({ format: 'jpeg', width: 1200, height: 900 })
})

test('a phone’s HEIC and an AVIF are known by their brand, and tell the largest size in them', async () => {
  expect(headerOf(phoneHeic)).toEqual({ format: 'heic', width: 1200, height: 900 })
  const avif = await plain.clone().avif().toBuffer()
  expect(headerOf(avif)).toEqual({ format: 'avif', width: 321, height: 123 })
  const thumbnail = Buffer.from('\0\0\0\x14ispe\0\0\0\0\0\0\0\x20\0\0\0\x20', 'latin1')
  const [start, rest] = [avif.subarray(0, 64), avif.subarray(64)]
  expect(headerOf(Buffer.concat([start, thumbnail, rest, thumbnail]))).toMatchObject({ width: 321 })
})

test.each([
  ['counted upwards', 40, 9000, 8000],
  ['counted downwards', 40, 9000, -8000],
  ['of the oldest kind', 12, 9000, 8000],
])('a BMP %s tells its size', (_, headerSize, width, height) => {
  expect(headerOf(bmpHead(width, height, headerSize))).toEqual({
    format: 'bmp',
    width: 9000,
    height: 8000,
  })
})

test.each([
  ['nothing', ''],
  ['a text with a picture’s name', 'Bu bir fotoğraf değil, yalnızca bir yazı.'],
  ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'],
  ['a PDF', '%PDF-1.7 %âãÏÓ 1 0 obj'],
])('%s is no photograph', (_, content) => {
  expect(headerOf(content)).toEqual({ format: 'unknown' })
})

test('a header that breaks off or lies about its lengths is read without harm', async () => {
  const file = await (await photograph({ orientation: 3 })).jpeg().toBuffer()
  for (let length = 0; length < 900; length += 7) {
    expect(() => headerOf(file.subarray(0, length))).not.toThrow()
  }
  expect(headerOf(Buffer.from([0xff, 0xd8, ...Array<number>(60).fill(0xff)])).format).toBe('jpeg')
})

const FORMATS = ['jpeg', 'png', 'webp', 'gif', 'bmp', 'heic', 'avif', 'unknown']

/** A header says one of the known formats, and a whole number of pixels that fits into its field, or none. */
function expectSane(bytes: Uint8Array<ArrayBuffer>) {
  const header = readPictureHeader(bytes)
  expect(FORMATS).toContain(header.format)
  for (const side of [header.width ?? 0, header.height ?? 0]) {
    expect(Number.isInteger(side)).toBe(true)
    expect(side).toBeGreaterThanOrEqual(0)
    expect(side).toBeLessThan(2 ** 32)
  }
  expect(readPictureHeader(bytes)).toEqual(header)
}

test('any bytes behind the first ones of a picture are read without harm', () => {
  const start = fc.constantFrom(
    '',
    '\xff\xd8',
    '\xff\xd8\xff\xff',
    '\xff\xd8\xff\xe1\x00\x00',
    '\x89PNG\r\n\x1a\n',
    'GIF89a',
    'BM',
    'RIFF____WEBPVP8 ',
    'RIFF____WEBPVP8L',
    'RIFF____WEBPVP8X',
    '____ftypheic',
    '____ftypavif',
  )
  fc.assert(
    fc.property(start, fc.uint8Array({ maxLength: 80 }), (first, rest) => {
      expectSane(Uint8Array.from([...Buffer.from(first, 'latin1'), ...rest]))
    }),
    MANY,
  )
})

test('a picture whose bytes were cut, changed or doubled is read without harm', async () => {
  const files = await Promise.all(
    (['jpeg', 'png', 'webp', 'gif', 'avif'] as const).map((format) =>
      plain.clone().resize(64).toFormat(format).toBuffer(),
    ),
  )
  const changes = fc.array(fc.tuple(fc.nat(120), fc.nat(6), fc.uint8Array({ maxLength: 6 })), {
    minLength: 1,
    maxLength: 4,
  })
  fc.assert(
    fc.property(fc.constantFrom(...files, phoneHeic), changes, fc.nat(400), (file, made, end) => {
      const bytes = made.reduce(
        (left, [from, count, put]) => left.toSpliced(from, count, ...put),
        [...file.subarray(0, end)],
      )
      expectSane(Uint8Array.from(bytes))
    }),
    MANY,
  )
})

test('the longest walk through a header ends: half a megabyte of nothing but marks', () => {
  const marks = new Uint8Array(512 * 1024).fill(0xff)
  marks[1] = 0xd8
  expectSane(marks)
})
