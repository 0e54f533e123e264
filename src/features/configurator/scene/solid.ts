import { BoxGeometry, CylinderGeometry, Mesh, type BufferGeometry, type Material } from 'three'
import type { Assembly, Rectangle } from '../assembly/assembly.ts'
import { metres } from './layout.ts'
import type { Vector } from './viewpoint.ts'

/** A mesh that takes part in light and shadow. */
export function solid(geometry: BufferGeometry, material: Material): Mesh {
  const mesh = new Mesh(geometry, material)
  mesh.castShadow = true
  mesh.receiveShadow = true
  return mesh
}

/** A block between two opposite corners. */
export function block(from: Vector, to: Vector, material: Material): Mesh {
  const size = { x: to.x - from.x, y: to.y - from.y, z: to.z - from.z }
  const mesh = solid(new BoxGeometry(size.x, size.y, size.z), material)
  mesh.position.set(from.x + size.x / 2, from.y + size.y / 2, from.z + size.z / 2)
  return mesh
}

/** A round bar along the x axis. */
export function roundBar(
  from: number,
  to: number,
  radius: number,
  at: Pick<Vector, 'y' | 'z'>,
  material: Material,
): Mesh {
  const mesh = solid(new CylinderGeometry(radius, radius, to - from, 24), material)
  mesh.rotation.z = Math.PI / 2
  mesh.position.set((from + to) / 2, at.y, at.z)
  return mesh
}

/** The x and y of a part in the room, metres: the assembly counts from its top-left corner downwards. */
export const extentOf = (part: Rectangle, { width, height }: Assembly) => ({
  left: metres(part.x - width / 2),
  right: metres(part.x + part.width - width / 2),
  top: metres(height - part.y),
  bottom: metres(height - part.y - part.height),
})
