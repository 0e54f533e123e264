import sharp from 'sharp'
import { expect, test } from 'vitest'
import { phoneHeic, photograph } from '../../../../tests/support/photographs.ts'
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

test('a phone’s HEIC and an AVIF are known by their brand', async () => {
  expect(headerOf(phoneHeic).format).toBe('heic')
  expect(headerOf(await plain.clone().avif().toBuffer()).format).toBe('avif')
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
