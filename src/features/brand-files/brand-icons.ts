import sharp from 'sharp'
import { LOGO_BOX } from '#ui/logo-paths.ts'
import { brandColours } from './brand-colours.ts'
import { placedMark } from './placed-mark.ts'

/**
 * The mark on a steel plate as an SVG file. `share` is the part of the side that the mark takes:
 * a maskable icon may be cut to a circle, so its mark stays well inside.
 */
export function markSvg({ share, isRound = false }: { share: number; isRound?: boolean }): string {
  const side = LOGO_BOX / share
  const inset = (side - LOGO_BOX) / 2
  const size = side.toFixed(2)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}">`,
    `<rect width="${size}" height="${size}" rx="${isRound ? (side * 0.12).toFixed(2) : '0'}" fill="${brandColours.steel}"/>`,
    placedMark(inset, inset, LOGO_BOX),
    '</svg>',
  ].join('')
}

const rasterise = (svg: string, side: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: 2 * 72 * (side / LOGO_BOX) })
    .resize(side, side)
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer()

/** The picture files of the mark by name, with their side in px and how much of it the mark takes. */
const icons = {
  'apple-touch-icon': { side: 180, share: 0.68 },
  'icon-192': { side: 192, share: 0.72 },
  'icon-512': { side: 512, share: 0.72 },
  'icon-maskable-192': { side: 192, share: 0.5 },
  'icon-maskable-512': { side: 512, share: 0.5 },
} as const

export type BrandIcon = keyof typeof icons
export const iconNames = Object.keys(icons).filter((name): name is BrandIcon => name in icons)

/** The icons as a web app's manifest lists them; Apple's stands in the head of every page instead. */
export const manifestIcons = iconNames
  .filter((name) => name !== 'apple-touch-icon')
  .map((name) => {
    const side = String(icons[name].side)
    const purpose = name.includes('maskable') ? { purpose: 'maskable' } : {}
    return { src: `/${name}.png`, sizes: `${side}x${side}`, type: 'image/png', ...purpose }
  })

/** One of the mark's PNG files. */
export const markPng = (name: BrandIcon): Promise<Buffer> =>
  rasterise(markSvg({ share: icons[name].share }), icons[name].side)

/** The mark as favicon.ico for browsers that know no SVG icon: a container with one PNG of 32 px in it. */
export async function markIco(): Promise<Buffer> {
  const side = 32
  const png = await rasterise(markSvg({ share: 0.84 }), side)
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2) // an icon
  head.writeUInt16LE(1, 4) // one picture
  head.writeUInt8(side, 6)
  head.writeUInt8(side, 7)
  head.writeUInt16LE(1, 10) // colour planes
  head.writeUInt16LE(32, 12) // bits per pixel
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}
