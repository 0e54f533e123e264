import {
  BackSide,
  BoxGeometry,
  Color,
  Float32BufferAttribute,
  Group,
  Mesh,
  MeshBasicMaterial,
} from 'three'
import type { Layout } from './layout.ts'
import { WALL_THICKNESS } from './room.ts'
import { block } from './solid.ts'

const INSIDE = { depth: 3.2, beside: 0.7, above: 0.5 }
const DAY = { hall: '#9a968e', goods: '#5f5c57' }
const NIGHT = { hall: '#ffd08a', goods: '#a8722f' }

/** What one sees through the opening. */
export interface Shop {
  readonly group: Group
  readonly setNight: (isNight: boolean) => void
}

/** A shop behind the shutter: in half-light by day, lit by night. */
export function createShop(layout: Layout): Shop {
  const group = new Group()
  const inside = new MeshBasicMaterial({ vertexColors: true, side: BackSide })
  const goods = new MeshBasicMaterial()
  group.add(hall(layout, inside), shelves(layout, goods))
  return {
    group,
    setNight: (isNight) => {
      const colors = isNight ? NIGHT : DAY
      inside.color.set(colors.hall)
      goods.color.set(colors.goods)
    },
  }
}

/** Without lamps: its brightness is painted on, brightest under the ceiling and at the back. */
function hall({ opening }: Layout, material: MeshBasicMaterial): Mesh {
  const size = {
    x: opening.width + 2 * INSIDE.beside,
    y: opening.height + INSIDE.above,
    z: INSIDE.depth,
  }
  const geometry = new BoxGeometry(size.x, size.y, size.z, 6, 6, 6)
  const { position, normal } = geometry.attributes
  const colors: number[] = []
  const shade = new Color()
  for (let index = 0; index < (position?.count ?? 0); index += 1) {
    const height = (position?.getY(index) ?? 0) / size.y + 0.5
    const nearness = (position?.getZ(index) ?? 0) / size.z + 0.5
    const aside = Math.abs((position?.getX(index) ?? 0) / size.x) * 2
    const isFloor = (normal?.getY(index) ?? 0) < -0.5
    const bare = (0.5 + 0.5 * height) * (1 - 0.35 * nearness) * (1 - 0.25 * aside ** 2)
    shade.setScalar(isFloor ? bare * 0.55 : bare)
    colors.push(shade.r, shade.g, shade.b)
  }
  geometry.setAttribute('color', new Float32BufferAttribute(colors, 3))
  const mesh = new Mesh(geometry, material)
  mesh.position.set(0, size.y / 2 + 0.001, -WALL_THICKNESS - size.z / 2)
  return mesh
}

/** Boards with goods along the back, only to say: a shop. */
function shelves({ opening }: Layout, material: MeshBasicMaterial): Group {
  const group = new Group()
  const back = -WALL_THICKNESS - INSIDE.depth
  const half = opening.width / 2 + INSIDE.beside * 0.6
  const levels = Math.max(1, Math.floor((opening.height - 0.2) / 0.55))
  for (let level = 0; level < Math.min(levels, 5); level += 1) {
    const y = 0.35 + level * 0.5
    group.add(
      plain(block({ x: -half, y, z: back }, { x: half, y: y + 0.035, z: back + 0.4 }, material)),
    )
    for (let place = 0; place < half * 2 - 0.3; place += 0.42) {
      const unrest = (level * 7 + Math.round(place * 10)) % 5
      if (unrest === 0) continue
      const x = -half + 0.12 + place
      group.add(
        plain(
          block(
            { x, y: y + 0.035, z: back + 0.06 },
            { x: x + 0.18 + unrest * 0.035, y: y + 0.14 + unrest * 0.05, z: back + 0.34 },
            material,
          ),
        ),
      )
    }
  }
  return group
}

const plain = (mesh: Mesh): Mesh => {
  mesh.castShadow = false
  mesh.receiveShadow = false
  return mesh
}
