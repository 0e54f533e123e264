import {
  InstancedBufferAttribute,
  InstancedMesh,
  Matrix4,
  type BufferGeometry,
  type Material,
} from 'three'
import type { CurtainPath, CurtainPose } from './curtain-path.ts'
import { extrudeAlongX, type ProfilePoint } from './extrude.ts'

/** Half the gap where two slats hook into each other. */
const GAP = 0.0016
const FACE_POINTS = 9
/** Slats that one height of the grain's texture covers; see slat-textures.ts. */
export const SLATS_PER_GRAIN = 8

/** All slats of the curtain in one draw call; `place` moves them. */
export function createSlats(path: CurtainPath, length: number, material: Material) {
  const geometry = extrudeAlongX(slatProfile(path), length)
  addShifts(geometry, path.slatCount)
  const mesh = new InstancedMesh(geometry, material, path.slatCount)
  mesh.castShadow = true
  mesh.receiveShadow = true
  // It moves all the time and is nearly always in the picture.
  mesh.frustumCulled = false
  const matrix = new Matrix4()
  return {
    mesh,
    place: ({ slats }: CurtainPose) => {
      for (const [index, { y, z, angle }] of slats.entries()) {
        mesh.setMatrixAt(index, matrix.makeRotationX(angle).setPosition(0, y, z))
      }
      mesh.instanceMatrix.needsUpdate = true
    },
  }
}

/** Bulged to the street, flat to the inside, a dark groove where the next one hooks in. */
function slatProfile({
  pitch,
  thickness,
}: Pick<CurtainPath, 'pitch' | 'thickness'>): readonly ProfilePoint[] {
  const half = pitch / 2
  const face = Array.from({ length: FACE_POINTS }, (_, index): ProfilePoint => {
    const share = index / (FACE_POINTS - 1)
    const isEnd = index === 0 || index === FACE_POINTS - 1
    return {
      y: (share - 0.5) * 2 * (half - 2 * GAP),
      z: thickness * (0.16 + 0.34 * Math.sin(Math.PI * share) ** 0.7),
      shade: isEnd ? 0.75 : 1,
    }
  })
  return [
    { y: -half, z: -thickness * 0.4, shade: 0.8, isEdge: true },
    { y: -half, z: -thickness * 0.05, shade: 0.22, isEdge: true },
    ...face,
    { y: half, z: -thickness * 0.05, shade: 0.22, isEdge: true },
    { y: half, z: -thickness * 0.4, shade: 0.8, isEdge: true },
  ]
}

/** Gives every slat its own strip of the grain. */
function addShifts(geometry: BufferGeometry, count: number) {
  const shifts = Float32Array.from({ length: count * 2 }, (_, index) => {
    const slat = Math.floor(index / 2)
    return index % 2 === 0 ? (slat * 0.37) % 1 : (slat % SLATS_PER_GRAIN) / SLATS_PER_GRAIN
  })
  geometry.setAttribute('shift', new InstancedBufferAttribute(shifts, 2))
}
