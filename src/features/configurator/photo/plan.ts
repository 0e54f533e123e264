import type { Assembly } from '../assembly/assembly.ts'
import { scaleQuad, type Quad } from './homography.ts'
import { lightCells } from './light-cells.ts'
import { readLight, type Light } from './light.ts'
import { regionOf } from './region.ts'
import type { Surface } from './surface.ts'
import { paintTexture, textureSize, wantedSize, type Quality, type Texture } from './texture.ts'
import type { Warp } from './warp.ts'

export interface View {
  readonly assembly: Assembly
  readonly corners: Quad
  /** 0 shut, 1 open. */
  readonly openness: number
  /** Of the shutter over the photograph, 0 to 1. */
  readonly opacity: number
}

const DRAFT_PIXELS = 160_000

export interface Planner {
  readonly plan: (view: View, quality: Quality) => Warp
  readonly dispose: () => void
}

/** Works out what is to be warped. Keeps the last texture and the photograph's light, and no more. */
export function createPlanner(photo: Surface): Planner {
  const { width, height } = photo.canvas
  const cells = lightCells(photo)
  let painted:
    { readonly key: string; readonly assembly: Assembly; readonly texture: Texture } | undefined
  let lit: { readonly corners: Quad; readonly light: Light } | undefined

  const textureFor = (assembly: Assembly, openness: number, quad: Quad, quality: Quality) => {
    const wanted = wantedSize(quad, quality)
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
      const quad = scaleQuad(corners, cells.width / width, cells.height / height)
      lit = { corners, light: readLight(cells, quad) }
    }
    return lit.light
  }

  return {
    plan({ assembly, corners, openness }, quality) {
      const whole = regionOf(corners, assembly, { width, height })
      const room = Math.sqrt(DRAFT_PIXELS / (whole.width * whole.height))
      const share = quality === 'full' ? 1 : Math.min(1, room)
      const picture = { width: Math.round(width * share), height: Math.round(height * share) }
      const quad = scaleQuad(corners, picture.width / width, picture.height / height)
      return {
        corners: quad,
        shutter: assembly,
        picture,
        region: regionOf(quad, assembly, picture),
        texture: textureFor(assembly, openness, quad, quality),
        light: lightFor(corners, quality),
        quality,
      }
    },
    dispose() {
      painted = undefined
      lit = undefined
    },
  }
}
