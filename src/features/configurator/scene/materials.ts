import { DoubleSide, MeshBasicMaterial, MeshStandardMaterial } from 'three'
import type { Curtain } from '../assembly/assembly.ts'
import { grainTexture, holesTexture } from './textures.ts'

/** What the shutter's parts are made of. */
export interface Materials {
  readonly slat: MeshStandardMaterial
  /** Guides, box, bottom bar. */
  readonly frame: MeshStandardMaterial
  readonly dark: MeshStandardMaterial
  readonly steel: MeshStandardMaterial
  /** The cover of the box, which can be looked through. */
  readonly cover: MeshStandardMaterial
  readonly glass: MeshStandardMaterial
  readonly motor: MeshStandardMaterial
  readonly beam: MeshBasicMaterial
}

const FRAME = { plain: '#ccd2d6', steel: '#3b4349' }

export function materialsFor(curtain: Curtain): Materials {
  const frame = {
    color: curtain.hasDarkEdge ? FRAME.steel : FRAME.plain,
    roughness: 0.42,
  }
  return {
    slat: slatMaterial(curtain),
    frame: new MeshStandardMaterial(frame),
    dark: new MeshStandardMaterial({ color: '#1a1d20', roughness: 0.7 }),
    steel: new MeshStandardMaterial({ color: '#9aa3a9', roughness: 0.35 }),
    cover: new MeshStandardMaterial({ ...frame, side: DoubleSide }),
    glass: new MeshStandardMaterial({
      color: '#dfe9ee',
      transparent: true,
      opacity: 0.16,
      roughness: 0.1,
      depthWrite: false,
      side: DoubleSide,
    }),
    motor: new MeshStandardMaterial({ color: '#ffb52e', roughness: 0.5 }),
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
  const material = new MeshStandardMaterial({
    color: hasGrain ? '#ffffff' : hex,
    map: hasGrain ? grainTexture(hex) : null,
    vertexColors: true,
    roughness: hasDarkEdge ? 0.38 : 0.5,
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
