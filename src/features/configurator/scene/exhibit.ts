import { Group } from 'three'
import type { Assembly } from '../assembly/assembly.ts'
import type { Layout } from './layout.ts'
import { createRoom } from './room.ts'
import { createShop } from './shop.ts'
import { createShutter } from './shutter.ts'

export interface Look {
  /** 0 closed, 1 open. */
  readonly openness: number
  readonly isNight: boolean
  /** The cover of the box lets the coil be seen. */
  readonly isSeeThrough: boolean
}

/** One shutter in the wall that was built for it. */
export interface Exhibit {
  readonly group: Group
  readonly layout: Layout
  readonly setLook: (look: Look) => void
}

/** Builds the shutter of one assembly, and the shop and the street around it. */
export function createExhibit(assembly: Assembly): Exhibit {
  const shutter = createShutter(assembly)
  const { layout } = shutter
  const shop = createShop(layout)
  const group = new Group()
  group.add(shutter.group, shop.group, createRoom(layout))
  return {
    group,
    layout,
    setLook: ({ openness, isNight, isSeeThrough }) => {
      shutter.setOpenness(openness)
      shutter.setSeeThrough(isSeeThrough)
      shop.setNight(isNight)
    },
  }
}
