import sharp from 'sharp'
import { beforeEach, expect, test, vi } from 'vitest'
import { logoPaths } from '#ui/logo-paths.ts'

/** The brand's files, drawn in these two colours. */
async function skinnedWith(light: string, steel: string) {
  vi.doMock('./brand-colours.ts', () => ({
    brandColours: { light, steel, chalk: '#f1f3f3', night: '#0f1215' },
  }))
  return { ...(await import('./brand-icons.ts')), ...(await import('./logo-poster.ts')) }
}
beforeEach(() => {
  vi.resetModules()
})

const pixel = async (picture: Buffer, left: number, top: number) =>
  `#${(await sharp(picture).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer()).toString('hex')}`

test('the mark takes the two colours of the brand', async () => {
  const { markSvg } = await skinnedWith('#2f9e6b', '#40215a')
  const svg = markSvg({ share: 0.84 })
  expect(svg).toContain(`fill="#2f9e6b" d="${logoPaths.light}"`)
  expect(svg).toContain('fill="#40215a"')
  expect(svg).not.toContain('#ffb52e')
})

test.each([
  ['apple-touch-icon', 180],
  ['icon-192', 192],
  ['icon-512', 512],
  ['icon-maskable-192', 192],
  ['icon-maskable-512', 512],
] as const)(
  '%s is a square of %i px without transparency, in the brand’s colours',
  async (name, side) => {
    const { markPng } = await skinnedWith('#2f9e6b', '#40215a')
    const icon = await markPng(name)
    expect(await sharp(icon).metadata()).toMatchObject({ format: 'png', width: side, height: side })
    expect((await sharp(icon).stats()).isOpaque).toBe(true)
    expect(await pixel(icon, 2, 2)).toBe('#40215a')
    // The light lies under the curtain, a little below the middle.
    expect(await pixel(icon, side / 2, Math.round(side * 0.68))).toBe('#2f9e6b')
  },
)

test('a maskable icon may be cut to a circle of four fifths without losing any of the mark', async () => {
  const { markPng } = await skinnedWith('#2f9e6b', '#40215a')
  const { data, info } = await sharp(await markPng('icon-maskable-512'))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const isGround = (at: number) => data.subarray(at, at + 3).toString('hex') === '40215a'
  const outside: number[] = []
  for (let y = 0; y < info.height; y += 1)
    for (let x = 0; x < info.width; x += 1)
      if (Math.hypot(x - 255.5, y - 255.5) > 0.4 * 512 && !isGround((y * 512 + x) * 3))
        outside.push(y * 512 + x)
  expect(outside).toEqual([])
})

test('favicon.ico holds one PNG of 32 px, as long as its head says', async () => {
  const { markIco } = await skinnedWith('#2f9e6b', '#40215a')
  const ico = await markIco()
  expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 1])
  const png = ico.subarray(ico.readUInt32LE(18))
  expect(png).toHaveLength(ico.readUInt32LE(14))
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 32, height: 32 })
})

test('the logo on the film’s poster is drawn of the brand’s name and colours, however long the name', async () => {
  const { logoPoster } = await skinnedWith('#2f9e6b', '#40215a')
  const poster = await logoPoster('Örnek Kepenk')
  expect(poster).toContain('#2f9e6b')
  expect(await logoPoster('Başka Kepenk')).not.toBe(poster)
  const long = await logoPoster('Pek Uzun Adlı Bir Kepenk ve Panjur Sanayi')
  const [, left = '0'] = /translate\((-?[\d.]+) 432\)/u.exec(long) ?? []
  expect(Number(left)).toBeGreaterThanOrEqual(80)
})
