import { BufferGeometry, Float32BufferAttribute } from 'three'

/** A point of a profile: `z` towards the street, `y` upwards, `shade` darkens what light hardly reaches. */
export interface ProfilePoint {
  readonly z: number
  readonly y: number
  readonly shade?: number
  /** The surface has an edge here: light breaks instead of running around. */
  readonly isEdge?: boolean
}

/**
 * Draws a closed convex profile along the x axis, centred. Its points run upwards on the side of the street and down again
 * on that of the house. `u` of the texture runs in metres along it, `v` from the profile's lowest to its highest point.
 */
export function extrudeAlongX(profile: readonly ProfilePoint[], length: number): BufferGeometry {
  const positions: number[] = []
  const normals: number[] = []
  const uvs: number[] = []
  const colors: number[] = []
  const half = length / 2
  const lowest = Math.min(...profile.map(({ y }) => y))
  const highest = Math.max(...profile.map(({ y }) => y))
  const at = (index: number): ProfilePoint => {
    const point = profile[(index + profile.length) % profile.length]
    if (point === undefined) throw new Error('A profile needs points.')
    return point
  }
  const put = (x: number, { y, z, shade = 1 }: ProfilePoint, normal: readonly number[]) => {
    positions.push(x, y, z)
    normals.push(...normal)
    uvs.push(x + half, (y - lowest) / (highest - lowest))
    colors.push(shade, shade, shade)
  }
  for (const index of profile.keys()) {
    const [from, to] = [at(index), at(index + 1)]
    const own = sideNormal(from, to)
    const start = from.isEdge === true ? own : between(sideNormal(at(index - 1), from), own)
    const end = to.isEdge === true ? own : between(own, sideNormal(to, at(index + 2)))
    for (const [x, point, normal] of [
      [-half, from, start],
      [half, from, start],
      [half, to, end],
      [-half, from, start],
      [half, to, end],
      [-half, to, end],
    ] as const) {
      put(x, point, [0, normal.y, normal.z])
    }
  }
  for (let index = 1; index < profile.length - 1; index += 1) {
    for (const point of [at(0), at(index + 1), at(index)]) put(half, point, [1, 0, 0])
    for (const point of [at(0), at(index), at(index + 1)]) put(-half, point, [-1, 0, 0])
  }
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3))
  geometry.setAttribute('normal', new Float32BufferAttribute(normals, 3))
  geometry.setAttribute('uv', new Float32BufferAttribute(uvs, 2))
  geometry.setAttribute('color', new Float32BufferAttribute(colors, 3))
  return geometry
}

interface Normal {
  readonly y: number
  readonly z: number
}

/** Outward, for a profile that runs upwards towards the street. */
function sideNormal(from: ProfilePoint, to: ProfilePoint): Normal {
  const [y, z] = [to.y - from.y, to.z - from.z]
  const length = Math.hypot(y, z) || 1
  return { y: -z / length, z: y / length }
}

function between(a: Normal, b: Normal): Normal {
  const [y, z] = [a.y + b.y, a.z + b.z]
  const length = Math.hypot(y, z) || 1
  return { y: y / length, z: z / length }
}
