import { Group, type Mesh } from 'three'
import { partsOf, type Assembly } from '../assembly/assembly.ts'
import { extrudeAlongX } from './extrude.ts'
import type { Layout } from './layout.ts'
import type { Materials } from './materials.ts'
import { block, extentOf, roundBar, solid } from './solid.ts'

const SHEET = 0.0025
const END = 0.006
const SEEN_THROUGH = 0.14

export interface Box {
  readonly group: Group
  /** Lets the coil be seen through the cover. */
  readonly setSeeThrough: (isSeeThrough: boolean) => void
}

/** Tube and motor with what holds them: a box whose left end is of glass, or two bearing plates where there is none. */
export function createBox(assembly: Assembly, layout: Layout, materials: Materials): Box {
  const group = new Group()
  const half = layout.width / 2
  for (const tube of partsOf(assembly, 'tube')) {
    const { left, right } = extentOf(tube, assembly)
    group.add(roundBar(left, right, layout.tubeRadius, layout.axis, materials.steel))
    group.add(roundBar(-half + END, half - END, 0.014, layout.axis, materials.steel))
  }
  for (const motor of partsOf(assembly, 'motor')) {
    const { left, right } = extentOf(motor, assembly)
    const head = right - 0.055
    group.add(
      roundBar(left, right, layout.tubeRadius * 1.02, layout.axis, materials.motor),
      roundBar(head, half - END, layout.tubeRadius * 1.35, layout.axis, materials.motor),
    )
  }
  const { isBoxed } = assembly.build.box
  const cover = isBoxed ? coverOf(layout, materials) : []
  group.add(...cover, ...(isBoxed ? endsOf(layout, materials) : platesOf(layout, materials)))
  return {
    group,
    setSeeThrough: (isSeeThrough) => {
      materials.cover.transparent = isSeeThrough
      materials.cover.opacity = isSeeThrough ? SEEN_THROUGH : 1
      materials.cover.depthWrite = !isSeeThrough
      for (const sheet of cover) sheet.castShadow = !isSeeThrough
    },
  }
}

/** The corner towards the street is cut off, as on every box of the trade. */
function sectionOf({ boxSize, height, planeZ, guide }: Layout) {
  const [low, high, front] = [height - boxSize, height, boxSize]
  const cut = boxSize * 0.22
  // The curtain passes through the floor of the box, right behind the guides' lips.
  const slot = planeZ + guide.depth / 2
  return [
    { z: slot, y: low },
    { z: front - cut, y: low },
    { z: front, y: low + cut },
    { z: front, y: high },
    { z: 0, y: high },
  ]
}

function coverOf(layout: Layout, materials: Materials): Mesh[] {
  const section = sectionOf(layout)
  return section.slice(0, -1).map((from, index) => {
    const to = section[index + 1] ?? from
    // A sheet: the way there and back, one thickness apart.
    const length = Math.hypot(to.y - from.y, to.z - from.z)
    const inward = { y: ((to.z - from.z) / length) * SHEET, z: (-(to.y - from.y) / length) * SHEET }
    const sheet = [
      from,
      to,
      { y: to.y + inward.y, z: to.z + inward.z },
      { y: from.y + inward.y, z: from.z + inward.z },
    ].map((point) => ({ ...point, isEdge: true }))
    return solid(extrudeAlongX(sheet, layout.width), materials.cover)
  })
}

/** Sheet metal to the right, glass to the left. */
function endsOf(layout: Layout, materials: Materials): Mesh[] {
  const half = layout.width / 2
  const glass = endPlate(layout, -half + END / 2, materials.glass)
  glass.castShadow = false
  return [endPlate(layout, half - END / 2, materials.frame), glass]
}

/** The end of the box, as large as its section. */
function endPlate(layout: Layout, x: number, material: Materials['frame']) {
  const section = [...sectionOf(layout), { z: 0, y: layout.height - layout.boxSize }]
  const plate = solid(
    extrudeAlongX(
      section.map((point) => ({ ...point, isEdge: true })),
      END,
    ),
    material,
  )
  plate.position.x = x
  return plate
}

function platesOf({ width, height, boxSize, axis }: Layout, materials: Materials): Mesh[] {
  return [-1, 1].map((side) => {
    const x = side * (width / 2)
    const inner = x - side * END * 1.5
    return block(
      { x: Math.min(x, inner), y: height - boxSize, z: 0 },
      { x: Math.max(x, inner), y: axis.y + 0.07, z: axis.z + 0.07 },
      materials.frame,
    )
  })
}
