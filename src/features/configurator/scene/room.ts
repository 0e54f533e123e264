import {
  DoubleSide,
  Group,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  MultiplyBlending,
  Path,
  PlaneGeometry,
  Shape,
  ShapeGeometry,
  Vector2,
} from 'three'
import type { Layout } from './layout.ts'
import { block, solid } from './solid.ts'
import { fadeTexture, pavingTexture, plasterTexture } from './room-textures.ts'

/** As far as anyone can see from the viewpoints allowed. */
const FAR = 300
export const WALL_THICKNESS = 0.24
const SIDE = 0.02

/** The wall with its opening, the pavement, and the darkness where they meet; at home on z = 0. */
export function createRoom(layout: Layout): Group {
  const group = new Group()
  group.add(...wall(layout), pavement(), contact(layout))
  return group
}

function wall({ width, height, opening }: Layout): Mesh[] {
  const material = new MeshLambertMaterial({
    color: '#cdc9c1',
    map: plasterTexture(),
    shadowSide: DoubleSide,
  })
  const half = opening.width / 2
  const face = new Shape([
    new Vector2(-FAR, 0),
    new Vector2(FAR, 0),
    new Vector2(FAR, FAR),
    new Vector2(-FAR, FAR),
  ])
  face.holes.push(
    new Path([
      new Vector2(-half, 0),
      new Vector2(-half, opening.height),
      new Vector2(half, opening.height),
      new Vector2(half, 0),
    ]),
  )
  const pieces = [solid(new ShapeGeometry(face), material)]
  // The sides of the hole end behind the face: two surfaces in one plane would flicker.
  const deep = { from: -WALL_THICKNESS, to: -0.001 }
  const side = (fromX: number, toX: number, fromY: number, toY: number) =>
    block({ x: fromX, y: fromY, z: deep.from }, { x: toX, y: toY, z: deep.to }, material)
  pieces.push(
    side(-half - SIDE, -half, 0, opening.height),
    side(half, half + SIDE, 0, opening.height),
    side(-half - SIDE, half + SIDE, opening.height, opening.height + SIDE),
  )
  for (const piece of pieces) layTexture(piece, 1.6)
  const plinth = new MeshLambertMaterial({ color: '#8f8c86' })
  const top = Math.min(0.32, height * 0.14)
  for (const [from, to] of [
    [-FAR, -width / 2 - 0.01],
    [width / 2 + 0.01, FAR],
  ] as const) {
    pieces.push(block({ x: from, y: 0, z: 0 }, { x: to, y: top, z: 0.018 }, plinth))
  }
  return pieces
}

function pavement(): Mesh {
  const material = new MeshLambertMaterial({
    color: '#bdbcb8',
    map: pavingTexture(),
  })
  const floor = solid(new PlaneGeometry(2 * FAR, FAR), material)
  floor.castShadow = false
  floor.rotation.x = -Math.PI / 2
  floor.position.z = FAR / 2 - WALL_THICKNESS
  layTexture(floor, 1.2)
  return floor
}

/** Lays one width of the texture on this many metres, seen from the front or from above. */
function layTexture(mesh: Mesh, size: number) {
  mesh.updateMatrix()
  const { position, uv } = mesh.geometry.attributes
  if (position === undefined || uv === undefined) return
  const placed = position.clone().applyMatrix4(mesh.matrix)
  const isFloor = mesh.rotation.x !== 0
  for (let index = 0; index < uv.count; index += 1) {
    uv.setXY(
      index,
      (placed.getX(index) + placed.getZ(index) * (isFloor ? 0 : 1)) / size,
      (isFloor ? placed.getZ(index) : placed.getY(index)) / size,
    )
  }
}

/** The darkness where the pavement meets the wall, painted instead of computed. */
function contact({ width }: Layout): Group {
  const material = new MeshBasicMaterial({
    map: fadeTexture(),
    blending: MultiplyBlending,
    premultipliedAlpha: true,
    transparent: true,
    depthWrite: false,
    toneMapped: false,
  })
  const group = new Group()
  for (const side of [-1, 1]) {
    const strip = new Mesh(new PlaneGeometry(FAR, 0.36), material)
    strip.rotation.x = -Math.PI / 2
    strip.position.set(side * (width / 2 + FAR / 2), 0.002, 0.18)
    group.add(strip)
  }
  return group
}
