import type { Assembly } from '../assembly/assembly.ts'
import type { Quad } from './homography.ts'
import { readLight, type Light } from './light.ts'
import { regionOf } from './region.ts'
import { canvasOf, release, type Surface } from './surface.ts'
import { paintTexture, textureSize, type Texture } from './texture.ts'
import { warpRows, type Quality, type Warp } from './warp.ts'

export interface View {
  readonly assembly: Assembly
  readonly corners: Quad
  /** 0 shut, 1 open. */
  readonly openness: number
  /** Of the shutter over the photograph, 0 to 1. */
  readonly opacity: number
}

const DRAFT_PIXELS = 160_000
const LIGHT_CELLS = 40
/** Texture sizes go in steps, so that a moving corner does not repaint it for every pixel. */
const SIZE_STEP = 64
/** Rows of the texture to one of the picture: joints are thin. */
const FINENESS = { draft: 1, full: 1.5 }
const MOST_TEXTURE = 1600

/** Rows at a time, and how long one goes on with them before others get their turn. */
const ROWS = 16
const TURN_MS = 12

export interface Composer {
  /** Draws a rough picture at once. */
  readonly sketch: (target: CanvasRenderingContext2D, view: View) => void
  /** Draws it with every pixel, piece by piece, unless it is no longer wanted; says whether it did. */
  readonly finish: (
    target: CanvasRenderingContext2D,
    view: View,
    isWanted: () => boolean,
  ) => Promise<boolean>
  readonly dispose: () => void
}

/** Puts shutters into one photograph. Keeps the last texture and the photograph's light, and no more. */
export function createComposer(photo: Surface): Composer {
  const { width, height } = photo.canvas
  const shrunk = shrink(photo)
  let painted:
    { readonly key: string; readonly assembly: Assembly; readonly texture: Texture } | undefined
  let lit: { readonly corners: Quad; readonly light: Light } | undefined

  const textureFor = (assembly: Assembly, openness: number, quad: Quad, quality: Quality) => {
    const wanted = wantedSize(quad, FINENESS[quality])
    const key = [wanted.width, wanted.height, openness].join(' ')
    if (painted?.key !== key || painted.assembly !== assembly) {
      const size = textureSize(assembly, wanted.width, wanted.height)
      painted = { key, assembly, texture: paintTexture(assembly, size, openness) }
    }
    return painted.texture
  }
  const lightFor = (corners: Quad, quality: Quality) => {
    // The last light will do while a corner moves: it changes slowly and takes its time.
    if (lit === undefined || (quality === 'full' && lit.corners !== corners)) {
      const cells = scaled(corners, shrunk.width / width, shrunk.height / height)
      lit = { corners, light: readLight(shrunk, cells) }
    }
    return lit.light
  }

  const plan = ({ assembly, corners, openness }: View, quality: Quality): Warp => {
    const whole = regionOf(corners, assembly, { width, height })
    const room = Math.sqrt(DRAFT_PIXELS / (whole.width * whole.height))
    const share = quality === 'full' ? 1 : Math.min(1, room)
    const picture = { width: Math.round(width * share), height: Math.round(height * share) }
    const quad = scaled(corners, picture.width / width, picture.height / height)
    return {
      corners: quad,
      shutter: assembly,
      picture,
      region: regionOf(quad, assembly, picture),
      texture: textureFor(assembly, openness, quad, quality),
      light: lightFor(corners, quality),
      quality,
    }
  }

  return {
    sketch(target, view) {
      const warp = plan(view, 'draft')
      const pixels = new ImageData(warp.region.width, warp.region.height)
      warpRows(pixels, warp, 0, warp.region.height)
      lay(target, photo, view.opacity, warp, pixels)
    },
    async finish(target, view, isWanted) {
      const warp = plan(view, 'full')
      const pixels = new ImageData(warp.region.width, warp.region.height)
      let turn = performance.now()
      for (let row = 0; row < warp.region.height; row += ROWS) {
        warpRows(pixels, warp, row, row + ROWS)
        if (performance.now() - turn < TURN_MS) continue
        await new Promise((resolve) => setTimeout(resolve))
        if (!isWanted()) return false
        turn = performance.now()
      }
      lay(target, photo, view.opacity, warp, pixels)
      return true
    },
    dispose() {
      painted = undefined
      lit = undefined
    },
  }
}

/** The photograph, and the warped shutter over it. */
function lay(
  target: CanvasRenderingContext2D,
  photo: Surface,
  opacity: number,
  { region, picture }: Warp,
  pixels: ImageData,
) {
  const { width, height } = photo.canvas
  const patch = canvasOf(region.width, region.height)
  patch.context.putImageData(pixels, 0, 0)
  target.globalAlpha = 1
  target.drawImage(photo.canvas, 0, 0)
  target.globalAlpha = opacity
  target.drawImage(
    patch.canvas,
    (region.x * width) / picture.width,
    (region.y * height) / picture.height,
    (region.width * width) / picture.width,
    (region.height * height) / picture.height,
  )
  target.globalAlpha = 1
  release(patch)
}

const scaled = (quad: Quad, x: number, y: number): Quad => {
  const [a, b, c, d] = quad
  const at = (point: Quad[number]) => ({ x: point.x * x, y: point.y * y })
  return [at(a), at(b), at(c), at(d)]
}

/** As fine as the longest edges of the quadrilateral, in steps. */
function wantedSize([a, b, c, d]: Quad, fineness: number) {
  const length = (from: Quad[number], to: Quad[number]) => Math.hypot(to.x - from.x, to.y - from.y)
  const step = (pixels: number) =>
    Math.min(MOST_TEXTURE, Math.ceil(Math.max(pixels, 1) / SIZE_STEP) * SIZE_STEP)
  return {
    width: step(Math.max(length(a, b), length(d, c))),
    height: step(fineness * Math.max(length(a, d), length(b, c))),
  }
}

/** The photograph in a few cells, each the mean of what it covers. */
function shrink(photo: Surface): ImageData {
  const { width, height } = photo.canvas
  const scale = LIGHT_CELLS / Math.max(width, height)
  const small = canvasOf(
    Math.max(2, Math.round(width * scale)),
    Math.max(2, Math.round(height * scale)),
    true,
  )
  small.context.imageSmoothingQuality = 'high'
  small.context.drawImage(photo.canvas, 0, 0, small.canvas.width, small.canvas.height)
  const pixels = small.context.getImageData(0, 0, small.canvas.width, small.canvas.height)
  release(small)
  return pixels
}
