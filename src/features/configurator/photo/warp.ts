import type { OuterSize } from '../assembly/assembly.ts'
import { invert, project, rectangleToQuad, thenMoveAndScale, type Quad } from './homography.ts'
import { fillGains } from './light-row.ts'
import type { Light, Pixels } from './light.ts'
import { SHADOW } from './paint-shadow.ts'
import type { PixelSize, Region } from './region.ts'
import type { Quality, Texture } from './texture.ts'

/** Samples along the slats' height for one pixel: with fewer, the joints would shimmer. */
const TAPS: Readonly<Record<Quality, number>> = { draft: 1, full: 2 }
/** However many rows one pixel spans. */
const MOST_TAPS = 4

/** One shutter to be laid into one picture. Corners, light and region are measured in that picture's pixels. */
export interface Warp {
  readonly corners: Quad
  readonly shutter: OuterSize
  readonly picture: PixelSize
  readonly region: Region
  readonly texture: Texture
  readonly light: Light
  readonly quality: Quality
}

/**
 * Lays the texture into the quadrilateral, some rows of the region at a time: for every pixel the map back says which
 * spot of the shutter is seen there. `pixels` are the region's. Long, for it runs a million times for one picture: a
 * call or an object for each pixel is what a slow phone would feel.
 */
export function warpRows(pixels: Pixels, warp: Warp, from: number, to: number): void {
  const { corners, shutter, picture, region, texture, light, quality } = warp
  const back = thenMoveAndScale(
    invert(rectangleToQuad(shutter.width, shutter.height, corners)),
    { x: SHADOW.side, y: SHADOW.top },
    texture.scale,
  )
  const [a, b, c, d, e, f, g, h, i] = back
  const { width, height, data } = texture.pixels
  const [right, bottom] = [width - 1, height - 1]
  const [tintRed, tintGreen, tintBlue] = light.tint
  const out = pixels.data
  // The inverse is known up to a factor: in front of the camera `w` has the sign it has at the quad's centre.
  const middle = project(rectangleToQuad(1, 1, corners), { x: 0.5, y: 0.5 })
  const sign = Math.sign(g * middle.x + h * middle.y + i)
  const gains = new Float32Array(region.width)

  for (let row = from; row < Math.min(to, region.height); row += 1) {
    const y = region.y + row + 0.5
    fillGains(gains, light, region, y, picture)
    for (let column = 0; column < region.width; column += 1) {
      const x = region.x + column + 0.5
      const w = g * x + h * y + i
      if (w * sign <= 0) continue
      const u = (a * x + b * y + c) / w
      const v = (d * x + e * y + f) / w
      // The outermost pixels of the texture are clear: shadow that has faded out.
      const tu = u - 0.5
      if (tu < 0 || v < 0.5 || tu >= right || v - 0.5 >= bottom) continue
      // How many rows of the texture one pixel of the picture spans.
      const span = Math.abs((e - h * v) / w) + Math.abs((d - g * v) / w)
      const taps = Math.min(MOST_TAPS, Math.max(TAPS[quality], Math.round(span)))
      const left = Math.floor(tu)
      const fx = tu - left
      let red = 0
      let green = 0
      let blue = 0
      let alpha = 0
      for (let tap = 0; tap < taps; tap += 1) {
        const wanted = v - 0.5 + ((tap + 0.5) / taps - 0.5) * span
        const tv = wanted < 0 ? 0 : wanted >= bottom ? bottom - 0.001 : wanted
        const top = Math.floor(tv)
        const fy = tv - top
        // Four neighbours, each counting as much as it is near and opaque.
        const p0 = (top * width + left) * 4
        const p1 = p0 + 4
        const p2 = p0 + width * 4
        const p3 = p2 + 4
        const w0 = (1 - fx) * (1 - fy) * (data[p0 + 3] ?? 0)
        const w1 = fx * (1 - fy) * (data[p1 + 3] ?? 0)
        const w2 = (1 - fx) * fy * (data[p2 + 3] ?? 0)
        const w3 = fx * fy * (data[p3 + 3] ?? 0)
        red +=
          w0 * (data[p0] ?? 0) + w1 * (data[p1] ?? 0) + w2 * (data[p2] ?? 0) + w3 * (data[p3] ?? 0)
        green +=
          w0 * (data[p0 + 1] ?? 0) +
          w1 * (data[p1 + 1] ?? 0) +
          w2 * (data[p2 + 1] ?? 0) +
          w3 * (data[p3 + 1] ?? 0)
        blue +=
          w0 * (data[p0 + 2] ?? 0) +
          w1 * (data[p1 + 2] ?? 0) +
          w2 * (data[p2 + 2] ?? 0) +
          w3 * (data[p3 + 2] ?? 0)
        alpha += w0 + w1 + w2 + w3
      }
      if (alpha === 0) continue
      const at = (row * region.width + column) * 4
      const gain = (gains[column] ?? 1) / alpha
      out[at] = red * gain * tintRed
      out[at + 1] = green * gain * tintGreen
      out[at + 2] = blue * gain * tintBlue
      out[at + 3] = alpha / taps
    }
  }
}
