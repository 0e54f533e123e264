import { MM_PER_M } from '#lib/units.ts'
import type { Assembly } from '../assembly/assembly.ts'
import { coilDiameter } from '../assembly/engineering.ts'
import { raise, type Raised } from '../assembly/raise.ts'
import { layoutOf, metres } from './layout.ts'

/** Between the coil and the inside of its box. */
const BOX_CLEARANCE = 0.004
/** The tangent's length hardly depends on the coil; a few rounds settle both. */
const ROUNDS = 12

/** What the way of the slats depends on, in metres. */
export interface CurtainPath {
  readonly slatCount: number
  readonly pitch: number
  /** Of a slat as drawn: never more than one layer of the coil leaves room for. */
  readonly thickness: number
  readonly barHeight: number
  readonly planeZ: number
  /** Underside of the box, where the curtain leaves its vertical plane. */
  readonly inletY: number
  readonly axis: { readonly y: number; readonly z: number }
  /** Radius of the innermost layer's middle. */
  readonly coreRadius: number
  /** By how much the radius grows in one turn. */
  readonly layer: number
}

export interface PathPoint {
  readonly y: number
  readonly z: number
}

/** Somewhere on the way: slats stand across `angle`, which is 0 where they hang. */
export interface Place extends PathPoint {
  /** Turn about the x axis, radians. */
  readonly angle: number
}

/** The curtain at one openness. */
export interface CurtainPose {
  readonly barBottom: number
  /** Radius of the coil's outermost layer, its middle. */
  readonly coilRadius: number
  /** From the bottom bar upwards. */
  readonly slats: readonly Place[]
  readonly bar: Place
}

/**
 * The way that the curtain of this assembly takes: up between the guides, on a tangent to the coil, around the tube.
 * The full coil is as thick as the engineering says, or as its box allows.
 */
export function curtainPath(assembly: Assembly): CurtainPath {
  const { slat, slatCount } = assembly.build
  const layout = layoutOf(assembly)
  const { boxSize, tubeRadius, axis, planeZ, barHeight, opening } = layout
  const thickness = metres(slat.thickness)
  const pitch = metres(slat.pitch)
  const coreRadius = tubeRadius + thickness / 2
  const coil = metres(coilDiameter(slat, 2 * tubeRadius * MM_PER_M, assembly.height)) / 2
  const fullRadius = Math.min(coil, boxSize / 2 - BOX_CLEARANCE) - thickness / 2
  const inletY = opening.height
  const path = { slatCount, pitch, barHeight, planeZ, inletY, axis, coreRadius }
  const wound = woundLength(path, barTopOf(raise(assembly, 1)), fullRadius)
  const layer = (Math.PI * (fullRadius ** 2 - coreRadius ** 2)) / wound
  return { ...path, layer, thickness: Math.min(thickness, layer) }
}

type Course = Omit<CurtainPath, 'layer' | 'thickness'>

/** Above the floor, on which the passage ends. */
const barTopOf = ({ bar, passage }: Raised) => metres(passage.y + passage.height - bar.y)

/** From the inlet to where the curtain touches a coil of this radius. */
function tangentOf({ planeZ, inletY, axis }: Course, radius: number) {
  const away = Math.hypot(planeZ - axis.z, inletY - axis.y)
  return Math.sqrt(Math.max(0, away ** 2 - radius ** 2))
}

const woundLength = (path: Course, barTop: number, radius: number) =>
  Math.max(0, path.slatCount * path.pitch - (path.inletY - barTop) - tangentOf(path, radius))

/** Where every slat is when the curtain is up as far as the assembly says. */
export function curtainAt(path: CurtainPath, raised: Raised): CurtainPose {
  const barTop = barTopOf(raised)
  const coilRadius = coilRadiusAt(path, barTop)
  const placeAt = (distance: number): Place => {
    const ahead = pointAt(path, coilRadius, distance + path.pitch / 2)
    const behind = pointAt(path, coilRadius, distance - path.pitch / 2)
    const angle = Math.atan2(ahead.z - behind.z, ahead.y - behind.y)
    return { ...pointAt(path, coilRadius, distance), angle }
  }
  return {
    barBottom: barTop - path.barHeight,
    coilRadius,
    slats: Array.from({ length: path.slatCount }, (_, index) =>
      placeAt(barTop + (index + 0.5) * path.pitch),
    ),
    bar: placeAt(barTop - path.barHeight / 2),
  }
}

function coilRadiusAt(path: CurtainPath, barTop: number): number {
  let radius = path.coreRadius
  for (let round = 0; round < ROUNDS; round += 1) {
    const wound = woundLength(path, barTop, radius)
    radius = Math.sqrt(path.coreRadius ** 2 + (path.layer * wound) / Math.PI)
  }
  return radius
}

/**
 * The point this far along the way, metres from the floor; `coilRadius` is that of the layer where the way meets the coil.
 * Inside the coil the radius shrinks by one layer a turn (a spiral of Archimedes; what its slope adds to the length is
 * less than a thousandth). Points below the floor go on straight down.
 */
export function pointAt(path: CurtainPath, coilRadius: number, distance: number): PathPoint {
  const { planeZ, inletY, axis, layer } = path
  if (distance <= inletY) return { y: distance, z: planeZ }
  const tangent = tangentOf(path, coilRadius)
  const away = Math.hypot(planeZ - axis.z, inletY - axis.y)
  // The curtain rises behind the axle, towards the wall, and winds over the top to the street.
  const touch =
    Math.atan2(inletY - axis.y, planeZ - axis.z) -
    Math.acos(Math.min(1, coilRadius / away)) +
    2 * Math.PI
  const onto = {
    y: axis.y + coilRadius * Math.sin(touch),
    z: axis.z + coilRadius * Math.cos(touch),
  }
  const beyond = distance - inletY - tangent
  if (beyond <= 0) {
    const share = (distance - inletY) / tangent
    return { y: inletY + (onto.y - inletY) * share, z: planeZ + (onto.z - planeZ) * share }
  }
  const slope = layer / (2 * Math.PI)
  const radius = Math.sqrt(Math.max(0, coilRadius ** 2 - 2 * slope * beyond))
  const angle = touch - (coilRadius - radius) / slope
  return { y: axis.y + radius * Math.sin(angle), z: axis.z + radius * Math.cos(angle) }
}
