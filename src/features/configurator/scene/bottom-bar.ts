import { Group } from 'three'
import { partsOf, type Assembly } from '../assembly/assembly.ts'
import { extrudeAlongX } from './extrude.ts'
import { metres, type Layout } from './layout.ts'
import type { Materials } from './materials.ts'
import { block, extentOf, solid } from './solid.ts'

const SEAL = 0.012

/** The last, heavier profile with its rubber seal and the lock; its middle is the group's origin. */
export function createBottomBar(assembly: Assembly, layout: Layout, materials: Materials): Group {
  const { slat, slatLength } = assembly.build
  const half = layout.barHeight / 2
  const depth = Math.min(metres(slat.thickness) + 0.008, layout.guide.depth - 0.008) / 2
  const length = metres(slatLength)
  const group = new Group()
  const face = depth * 0.7
  const profile = extrudeAlongX(
    [
      { y: -half + SEAL, z: -depth, isEdge: true },
      { y: -half + SEAL, z: depth, isEdge: true },
      { y: -half + SEAL + 0.016, z: depth, isEdge: true },
      { y: -half + SEAL + 0.02, z: face, isEdge: true },
      { y: half - 0.006, z: face, isEdge: true },
      { y: half, z: face - 0.006, isEdge: true },
      { y: half, z: -depth, isEdge: true },
    ],
    length,
  )
  const seal = block(
    { x: -length / 2, y: -half, z: -depth * 0.7 },
    { x: length / 2, y: -half + SEAL, z: depth * 0.7 },
    materials.dark,
  )
  group.add(solid(profile, materials.frame), seal)
  for (const lock of partsOf(assembly, 'lock')) {
    const { left, right } = extentOf(lock, assembly)
    const tall = metres(lock.height) / 2
    group.add(
      block({ x: left, y: -tall, z: face }, { x: right, y: tall, z: face + 0.007 }, materials.dark),
    )
    const cylinder = block(
      { x: -0.012, y: -0.012, z: face + 0.007 },
      { x: 0.012, y: 0.012, z: face + 0.013 },
      materials.steel,
    )
    group.add(cylinder)
  }
  return group
}
