import { Group } from 'three'
import type { Assembly } from '../assembly/assembly.ts'
import { raise } from '../assembly/raise.ts'
import { createBottomBar } from './bottom-bar.ts'
import { createBox } from './box.ts'
import { curtainAt, curtainPath } from './curtain-path.ts'
import { createGuides } from './guides.ts'
import { layoutOf, metres, type Layout } from './layout.ts'
import { materialsFor } from './materials.ts'
import { createSensors } from './sensors.ts'
import { createSlats } from './slats.ts'

/** The whole shutter of one assembly. */
export interface Shutter {
  readonly group: Group
  readonly layout: Layout
  readonly setOpenness: (openness: number) => void
  readonly setSeeThrough: (isSeeThrough: boolean) => void
}

/** Builds every part of the assembly, closed. */
export function createShutter(assembly: Assembly): Shutter {
  const layout = layoutOf(assembly)
  const path = curtainPath(assembly)
  const materials = materialsFor(assembly.curtain)
  const slats = createSlats(path, metres(assembly.build.slatLength), materials.slat)
  const bar = createBottomBar(assembly, layout, materials)
  const box = createBox(assembly, layout, materials)
  const group = new Group()
  group.add(
    slats.mesh,
    bar,
    createGuides(assembly, layout, materials),
    box.group,
    createSensors(assembly, layout, materials),
  )
  const setOpenness = (openness: number) => {
    const pose = curtainAt(path, raise(assembly, openness))
    slats.place(pose)
    bar.position.set(0, pose.bar.y, pose.bar.z)
    bar.rotation.x = pose.bar.angle
  }
  setOpenness(0)
  return { group, layout, setOpenness, setSeeThrough: box.setSeeThrough }
}
