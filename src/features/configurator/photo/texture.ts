import type { Assembly } from '../assembly/assembly.ts'
import { raise, type Raised } from '../assembly/raise.ts'
import type { Quad } from './homography.ts'
import { paintCurtain } from './paint-curtain.ts'
import { paintFrame } from './paint-frame.ts'
import { paintDepth, paintOuterShadow, SHADOW } from './paint-shadow.ts'
import { onCanvas } from './surface.ts'
import type { Brush } from './tones.ts'

/** A shutter as a flat picture, with its shadow around it; `scale` is pixels per millimetre. */
export interface Texture {
  readonly pixels: ImageData
  readonly scale: { readonly x: number; readonly y: number }
}

/** `draft` while something moves: fewer pixels, ready within a frame on a slow phone. */
export type Quality = 'draft' | 'full'

/** Texture sizes go in steps, so that a moving corner does not repaint it for every pixel. */
const SIZE_STEP = 64
/** Rows of the texture to one of the picture: joints are thin. */
const FINENESS = { draft: 1, full: 1.5 }
const MOST_TEXTURE = 1600

/** As fine as the longest edges of the quadrilateral, in steps. */
export function wantedSize([a, b, c, d]: Quad, quality: Quality) {
  const length = (from: Quad[number], to: Quad[number]) => Math.hypot(to.x - from.x, to.y - from.y)
  const step = (pixels: number) =>
    Math.min(MOST_TEXTURE, Math.ceil(Math.max(pixels, 1) / SIZE_STEP) * SIZE_STEP)
  return {
    width: step(Math.max(length(a, b), length(d, c))),
    height: step(FINENESS[quality] * Math.max(length(a, d), length(b, c))),
  }
}

/** Size of a texture in which the shutter itself takes this many pixels. */
export const textureSize = (assembly: Assembly, width: number, height: number) => ({
  width: Math.ceil((width * (assembly.width + 2 * SHADOW.side)) / assembly.width),
  height: Math.ceil((height * (assembly.height + SHADOW.top + SHADOW.bottom)) / assembly.height),
})

/**
 * Paints the assembly's parts, the curtain raised by `openness` (0 shut, 1 open). Where nothing closes the opening
 * the texture is clear: what is behind is the photograph itself.
 */
export function paintTexture(
  assembly: Assembly,
  size: { readonly width: number; readonly height: number },
  openness: number,
): Texture {
  const scale = {
    x: size.width / (assembly.width + 2 * SHADOW.side),
    y: size.height / (assembly.height + SHADOW.top + SHADOW.bottom),
  }
  return onCanvas(size.width, size.height, true, ({ context }) => {
    context.scale(scale.x, scale.y)
    context.translate(SHADOW.side, SHADOW.top)
    paintShutter(context, assembly, raise(assembly, openness))
    return { pixels: context.getImageData(0, 0, size.width, size.height), scale }
  })
}

/** How far a slat reaches into each guide, mm. */
const hiddenWidth = ({ build, opening }: Assembly) =>
  Math.max(0, (build.slatLength - opening.width) / 2)

/** Paints the shutter in millimetres from its upper left corner; the caller has scaled the surface. */
export function paintShutter(context: Brush, assembly: Assembly, { lift }: Raised): void {
  const { opening } = assembly
  context.save()
  context.beginPath()
  // Slats run in the guides and up into the box; what hides them there is painted over them.
  const hidden = hiddenWidth(assembly)
  context.rect(opening.x - hidden, 0, opening.width + 2 * hidden, opening.y + opening.height)
  context.clip()
  context.save()
  context.translate(0, -lift)
  paintCurtain(context, assembly, hidden)
  context.restore()
  paintDepth(context, opening, lift)
  context.restore()
  paintFrame(context, assembly)
  paintOuterShadow(context, assembly, lift / opening.height)
}
