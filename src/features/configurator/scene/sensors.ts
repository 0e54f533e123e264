import { Group } from 'three'
import { partsOf, type Assembly } from '../assembly/assembly.ts'
import { type Layout } from './layout.ts'
import type { Materials } from './materials.ts'
import { block, extentOf, roundBar } from './solid.ts'

const DEPTH = 0.035
const BEAM_RADIUS = 0.004

/** A photo cell on each guide and, between them, the beam that nobody sees in reality. */
export function createSensors(assembly: Assembly, layout: Layout, materials: Materials): Group {
  const group = new Group()
  const cells = partsOf(assembly, 'sensor').map((part) => extentOf(part, assembly))
  const front = layout.guide.depth
  for (const { left, right, bottom, top } of cells) {
    group.add(
      block(
        { x: left, y: bottom, z: front },
        { x: right, y: top, z: front + DEPTH },
        materials.dark,
      ),
    )
    const inner = left < 0 ? right : left
    const y = (bottom + top) / 2
    group.add(
      block(
        { x: inner - 0.003, y: y - 0.014, z: front + 0.008 },
        { x: inner + 0.003, y: y + 0.014, z: front + DEPTH - 0.006 },
        materials.beam,
      ),
    )
  }
  const [first, second] = cells
  if (first !== undefined && second !== undefined) {
    const at = { y: (first.bottom + first.top) / 2, z: front + DEPTH / 2 }
    const beam = roundBar(first.right, second.left, BEAM_RADIUS, at, materials.beam)
    beam.castShadow = false
    group.add(beam)
  }
  return group
}
