import { Group } from 'three'
import { partsOf, type Assembly } from '../assembly/assembly.ts'
import { metres, type Layout } from './layout.ts'
import type { Materials } from './materials.ts'
import { block, extentOf } from './solid.ts'

const PLAY = 0.004

/** Two channels: a wall to the street, a wall to the house, and between them the slot that the slats run in. */
export function createGuides(assembly: Assembly, layout: Layout, materials: Materials): Group {
  const { depth } = layout.guide
  const { slat } = assembly.build
  const slot = metres(slat.thickness) / 2 + PLAY
  const group = new Group()
  for (const part of partsOf(assembly, 'guide')) {
    const { left, right, bottom, top } = extentOf(part, assembly)
    const isLeft = left < 0
    // The slat's end lies this deep inside; the back of the channel begins behind it.
    const reach = metres(slat.inset) - PLAY * 2
    const back = isLeft ? { from: left, to: left + reach } : { from: right - reach, to: right }
    const lip = isLeft ? { from: right - 0.006, to: right } : { from: left, to: left + 0.006 }
    const piece = (x: { from: number; to: number }, z: { from: number; to: number }) =>
      block({ x: x.from, y: bottom, z: z.from }, { x: x.to, y: top, z: z.to }, materials.frame)
    const whole = { from: left, to: right }
    group.add(
      piece(back, { from: 0, to: depth }),
      piece(whole, { from: 0, to: layout.planeZ - slot }),
      piece(whole, { from: layout.planeZ + slot, to: depth }),
    )
    // The brushes on both lips.
    for (const side of [-1, 1]) {
      const z = layout.planeZ + side * slot
      group.add(
        block(
          { x: lip.from, y: bottom, z: z - (side > 0 ? PLAY * 0.8 : 0) },
          { x: lip.to, y: top, z: z + (side > 0 ? 0 : PLAY * 0.8) },
          materials.dark,
        ),
      )
    }
  }
  return group
}
