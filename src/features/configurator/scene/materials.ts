import { MeshBasicMaterial, MeshLambertMaterial, MeshPhongMaterial } from 'three'
import type { Curtain } from '../assembly/assembly.ts'
import { grainTexture, holesTexture } from './slat-textures.ts'

/**
 * What the shutter's parts are made of. No physical materials: three keeps a table for them that outlives every renderer,
 * and a phone compiles these in a fraction of the time.
 */
export interface Materials {
  readonly slat: MeshPhongMaterial
  /** Guides, box, bottom bar. */
  readonly frame: MeshLambertMaterial
  readonly dark: MeshLambertMaterial
  readonly steel: MeshLambertMaterial
  /** The cover of the box, which can be looked through. */
  readonly cover: MeshLambertMaterial
  readonly glass: MeshLambertMaterial
  readonly motor: MeshLambertMaterial
  readonly beam: MeshBasicMaterial
}

const FRAME = { plain: '#ccd2d6', steel: '#4c545a' }

/** New materials for this curtain; whoever takes them gives them back (`dispose.ts`). */
export function materialsFor(curtain: Curtain): Materials {
  const frame = { color: curtain.hasDarkEdge ? FRAME.steel : FRAME.plain }
  return {
    slat: slatMaterial(curtain),
    frame: new MeshLambertMaterial(frame),
    dark: new MeshLambertMaterial({ color: '#1a1d20' }),
    steel: new MeshLambertMaterial({ color: '#9aa3a9' }),
    cover: new MeshLambertMaterial(frame),
    glass: new MeshLambertMaterial({
      color: '#dfe9ee',
      transparent: true,
      opacity: 0.16,
      depthWrite: false,
    }),
    motor: new MeshLambertMaterial({ color: '#ffb52e' }),
    beam: new MeshBasicMaterial({
      color: '#ff2a36',
      transparent: true,
      opacity: 0.5,
      depthWrite: false,
      toneMapped: false,
    }),
  }
}

function slatMaterial({ hex, hasDarkEdge, hasGrain, isPerforated }: Curtain) {
  const material = new MeshPhongMaterial({
    color: hasGrain ? '#ffffff' : hex,
    map: hasGrain ? grainTexture(hex) : null,
    vertexColors: true,
    specular: hasDarkEdge ? '#5a5e62' : '#26282a',
    shininess: hasDarkEdge ? 60 : 36,
    ...(isPerforated ? { alphaMap: holesTexture(), alphaTest: 0.5, alphaToCoverage: true } : {}),
  })
  // Each slat shows another strip of the wood.
  if (hasGrain) {
    material.onBeforeCompile = (shader) => {
      shader.vertexShader = shader.vertexShader
        .replace('void main() {', 'attribute vec2 shift;\nvoid main() {')
        .replace('#include <uv_vertex>', '#include <uv_vertex>\n\tvMapUv += shift;')
    }
    material.customProgramCacheKey = () => 'grain by slat'
  }
  return material
}
