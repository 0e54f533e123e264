import sharp from 'sharp'
import { expect, test } from 'vitest'
import { groundColour } from './ground-colour.ts'

const plain = (background: string, channels: 3 | 4 = 3) =>
  sharp({ create: { width: 900, height: 600, channels, background } })

test('a plain picture has its own colour, with or without transparency', async () => {
  expect(await groundColour(await plain('#8a5c38').png().toBuffer())).toBe('#853')
  expect(await groundColour(await plain('#2f5a34', 4).png().toBuffer())).toBe('#353')
})

test('a grey picture gets a colour of three parts too', async () => {
  const grey = await plain('#777777').toColourspace('b-w').png().toBuffer()
  expect(await groundColour(grey)).toBe('#777')
})

test('a picture of two colours has the one between them', async () => {
  const half = plain('#ff0000').extract({ left: 0, top: 0, width: 450, height: 600 }).png()
  const picture = plain('#0000ff').composite([{ input: await half.toBuffer(), left: 0, top: 0 }])
  const [, red = '', green, blue = ''] = await groundColour(await picture.png().toBuffer())
  expect(Math.abs(Number.parseInt(red, 16) - Number.parseInt(blue, 16))).toBeLessThan(2)
  expect(green).toBe('0')
})

test('what a decoder remarks on stops nothing', async () => {
  const jpeg = await plain('#8a5c38').jpeg({ quality: 100 }).toBuffer()
  const odd = Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0, 1, 2]), jpeg.subarray(2)])
  expect(await groundColour(odd)).toBe(await groundColour(jpeg))
})
