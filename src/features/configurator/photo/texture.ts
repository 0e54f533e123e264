import { partsOf, type Assembly, type Rectangle } from '../assembly/assembly.ts'
import { paintCurtain } from './paint-curtain.ts'
import { paintFrame } from './paint-frame.ts'
import { canvasOf, release, type Surface } from './surface.ts'
import { black, gradient, white } from './tones.ts'

/** Room around the shutter for its shadow on wall and ground, mm. */
export const SHADOW = { side: 36, top: 24, bottom: 90 }

/** A shutter as a flat picture, with its shadow around it; `scale` is pixels per millimetre. */
export interface Texture {
  readonly pixels: ImageData
  readonly scale: { readonly x: number; readonly y: number }
}

/** Size of a texture in which the shutter itself takes this many pixels. */
export const textureSize = (assembly: Assembly, width: number, height: number) => ({
  width: Math.ceil((width * (assembly.width + 2 * SHADOW.side)) / assembly.width),
  height: Math.ceil((height * (assembly.height + SHADOW.top + SHADOW.bottom)) / assembly.height),
})

/**
 * Paints the assembly's parts, the curtain raised by `openShare` (0 shut, 1 open). Where nothing closes the opening
 * the texture is clear: what is behind is the photograph itself.
 */
export function paintTexture(
  assembly: Assembly,
  size: { readonly width: number; readonly height: number },
  openShare: number,
): Texture {
  const scale = {
    x: size.width / (assembly.width + 2 * SHADOW.side),
    y: size.height / (assembly.height + SHADOW.top + SHADOW.bottom),
  }
  const surface = canvasOf(size.width, size.height, true)
  try {
    const { context } = surface
    context.scale(scale.x, scale.y)
    context.translate(SHADOW.side, SHADOW.top)
    paintShutter(context, assembly, openShare)
    return { pixels: context.getImageData(0, 0, size.width, size.height), scale }
  } finally {
    release(surface)
  }
}

/** How far the curtain is up, mm: wide open, its bottom bar still shows under the box. */
export function liftOf(assembly: Assembly, openShare: number): number {
  const [bar] = partsOf(assembly, 'bottom-bar')
  return openShare * (assembly.opening.height - (bar?.height ?? 0))
}

/** How far a slat reaches into each guide, mm. */
const hiddenWidth = ({ build, opening }: Assembly) =>
  Math.max(0, (build.slatLength - opening.width) / 2)

/** The same in millimetres, from the shutter's upper left corner, on any surface. */
export function paintShutter(
  context: Surface['context'],
  assembly: Assembly,
  openShare: number,
): void {
  const { opening } = assembly
  const lift = liftOf(assembly, openShare)
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
  paintOuterShadow(context, assembly, openShare)
}

/** Shadows that box and guides cast on the curtain, and the curtain into the room behind it. */
function paintDepth(
  context: CanvasRenderingContext2D,
  { x, y, width, height }: Rectangle,
  lift: number,
) {
  const bar = y + height - lift
  context.globalCompositeOperation = 'destination-over'
  context.fillStyle = black(0.34)
  context.fillRect(x, y, width, height - lift) // behind the holes
  context.globalCompositeOperation = 'source-over'
  if (lift > 0) {
    context.fillStyle = gradient(
      context,
      [0, bar, 0, bar + 260],
      [
        [0, black(0.5)],
        [0.25, black(0.24)],
        [1, black(0)],
      ],
    )
    context.fillRect(x, bar, width, 260)
  }
  const fall = Math.min(210, height * 0.2)
  context.fillStyle = gradient(
    context,
    [0, y, 0, y + fall],
    [
      [0, black(0.62)],
      [0.3, black(0.34)],
      [1, black(0)],
    ],
  )
  context.fillRect(x, y, width, fall)
  for (const [from, to] of [
    [x, x + 70],
    [x + width, x + width - 70],
  ] as const) {
    context.fillStyle = gradient(
      context,
      [from, 0, to, 0],
      [
        [0, black(0.42)],
        [0.35, black(0.14)],
        [1, black(0)],
      ],
    )
    context.fillRect(Math.min(from, to), y, 70, height)
  }
  // Light falls from above and a little from one side.
  context.globalCompositeOperation = 'source-atop'
  context.fillStyle = gradient(
    context,
    [x, y, x + width, y + height],
    [
      [0, white(0.07)],
      [0.5, white(0)],
      [1, black(0.1)],
    ],
  )
  context.fillRect(x, y, width, height - lift)
  context.globalCompositeOperation = 'source-over'
}

/** On the wall beside it and on the ground before it; none in front of an open doorway. */
function paintOuterShadow(
  context: CanvasRenderingContext2D,
  { width, height }: Assembly,
  openShare: number,
) {
  for (const [from, to] of [
    [0, -SHADOW.side],
    [width, width + SHADOW.side],
  ] as const) {
    context.fillStyle = gradient(
      context,
      [from, 0, to, 0],
      [
        [0, black(0.34)],
        [0.4, black(0.12)],
        [1, black(0)],
      ],
    )
    context.fillRect(Math.min(from, to), 0, SHADOW.side, height)
  }
  context.fillStyle = black(0.2)
  context.fillRect(0, -4, width, 4)
  const strength = Math.max(0, 1 - openShare * 4)
  if (strength === 0) return
  context.fillStyle = gradient(
    context,
    [0, height, 0, height + SHADOW.bottom],
    [
      [0, black(0.5 * strength)],
      [0.3, black(0.2 * strength)],
      [1, black(0)],
    ],
  )
  context.fillRect(0, height, width, SHADOW.bottom)
}
