import { CanvasTexture, RepeatWrapping, SRGBColorSpace } from 'three'

/** Painted once: a new size builds new textures, but from the same canvases. */
const canvases = new Map<string, HTMLCanvasElement>()

/** A texture, to be repeated, of what `paint` paints under this name on a canvas of this size. */
export function painted(
  name: string,
  width: number,
  height: number,
  paint: (pen: CanvasRenderingContext2D) => void,
): CanvasTexture {
  const canvas = canvases.get(name) ?? document.createElement('canvas')
  if (!canvases.has(name)) {
    canvas.width = width
    canvas.height = height
    // Painted by the processor: it goes to the graphics card as a texture, once.
    const pen = canvas.getContext('2d', { willReadFrequently: true })
    if (pen !== null) {
      paint(pen)
      canvases.set(name, canvas)
    }
  }
  const texture = new CanvasTexture(canvas)
  texture.colorSpace = SRGBColorSpace
  texture.wrapS = RepeatWrapping
  texture.wrapT = RepeatWrapping
  texture.anisotropy = 4
  return texture
}
