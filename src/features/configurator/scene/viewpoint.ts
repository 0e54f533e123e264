import { clamp } from '#lib/clamp.ts'
import type { Layout } from './layout.ts'

/** Where one looks from: radians about the middle of what is shown; a zoom of 1 shows all of it. */
export interface Viewpoint {
  readonly azimuth: number
  readonly elevation: number
  readonly zoom: number
}

/** A change of the viewpoint. */
export type Turn = (viewpoint: Viewpoint) => Viewpoint

export interface Vector {
  readonly x: number
  readonly y: number
  readonly z: number
}

/** What must be seen at a zoom of 1, a box in metres. */
export interface Subject {
  readonly from: Vector
  readonly to: Vector
}

export interface Lens {
  /** Vertical field of view, radians. */
  readonly fieldOfView: number
  /** Width of the picture divided by its height. */
  readonly aspect: number
}

/** From the left, where the box is open at its end, a little above the eye. */
export const homeViewpoint: Viewpoint = { azimuth: -0.56, elevation: 0.07, zoom: 1 }

/** Radians to either side and down to up; times the zoom that shows all. */
const LIMITS = { azimuth: 1.05, lowest: -0.3, highest: 0.8, farthest: 0.75, nearest: 4 }
/** Metres that the camera stays above the floor and in front of the box. */
const ABOVE_FLOOR = 0.3
const IN_FRONT = 0.7
/** Empty room around the subject, as a share of the picture. */
const MARGIN = 1.06
/** Above the shutter, where the button back to the drawing lies on the picture. */
const HEADROOM = 1.16

/** A person of 175 cm stands to the right of the shutter. */
export const personPlace = ({ width }: Pick<Layout, 'width'>): Vector => ({
  x: width / 2 + 0.55,
  y: 0,
  z: 0.75,
})

/** The shutter with its box, and the person beside it. */
export function subjectOf(layout: Layout): Subject {
  const person = personPlace(layout)
  return {
    from: { x: -layout.width / 2 - 0.12, y: -0.02, z: 0 },
    to: {
      x: person.x + 0.3,
      y: Math.max(layout.height, 1.8) * HEADROOM,
      z: Math.max(layout.boxSize, 0.5),
    },
  }
}

/** Within the limits: nobody looks behind the wall, under the floor or from inside the box. */
function withinLimits({ azimuth, elevation, zoom }: Viewpoint): Viewpoint {
  return {
    azimuth: clamp(azimuth, -LIMITS.azimuth, LIMITS.azimuth),
    elevation: clamp(elevation, LIMITS.lowest, LIMITS.highest),
    zoom: clamp(zoom, LIMITS.farthest, LIMITS.nearest),
  }
}

/** Turned by radians and its zoom multiplied, within the limits. */
export const moved = (
  { azimuth, elevation, zoom }: Viewpoint,
  by: { readonly azimuth?: number; readonly elevation?: number; readonly zoom?: number },
): Viewpoint =>
  withinLimits({
    azimuth: azimuth + (by.azimuth ?? 0),
    elevation: elevation + (by.elevation ?? 0),
    zoom: zoom * (by.zoom ?? 1),
  })

/** Where the camera stands and what it looks at. */
export function cameraFor(
  viewpoint: Viewpoint,
  subject: Subject,
  lens: Lens,
): { readonly position: Vector; readonly target: Vector } {
  const { from, to } = subject
  const target = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2, z: to.z / 2 }
  const { azimuth, elevation, zoom } = withinLimits(viewpoint)
  const wished = Math.max(distanceToSeeAll(azimuth, elevation, subject, target, lens) / zoom, 1)
  const level = Math.max(elevation, lowestElevation(target.y, wished))
  const away = awayFrom(azimuth, level)
  // Close to the wall one slides along it rather than into it.
  const distance = Math.max(wished, (to.z + IN_FRONT - target.z) / away.z)
  return {
    position: {
      x: target.x + away.x * distance,
      y: target.y + away.y * distance,
      z: target.z + away.z * distance,
    },
    target,
  }
}

const lowestElevation = (targetY: number, distance: number): number =>
  Math.asin(clamp((ABOVE_FLOOR - targetY) / distance, -1, 1))

/** Unit vector from the target to the camera. */
const awayFrom = (azimuth: number, elevation: number): Vector => ({
  x: Math.sin(azimuth) * Math.cos(elevation),
  y: Math.sin(elevation),
  z: Math.cos(azimuth) * Math.cos(elevation),
})

function distanceToSeeAll(
  azimuth: number,
  elevation: number,
  { from, to }: Subject,
  target: Vector,
  { fieldOfView, aspect }: Lens,
): number {
  const away = awayFrom(azimuth, elevation)
  const right = { x: Math.cos(azimuth), y: 0, z: -Math.sin(azimuth) }
  const up = {
    x: -Math.sin(azimuth) * Math.sin(elevation),
    y: Math.cos(elevation),
    z: -Math.cos(azimuth) * Math.sin(elevation),
  }
  const tall = Math.tan(fieldOfView / 2) / MARGIN
  const wide = tall * aspect
  const corners = [from.x, to.x].flatMap((x) =>
    [from.y, to.y].flatMap((y) => [from.z, to.z].map((z) => ({ x, y, z }))),
  )
  return Math.max(
    ...corners.map((corner) => {
      const offset = { x: corner.x - target.x, y: corner.y - target.y, z: corner.z - target.z }
      const nearer = dot(offset, away)
      return (
        nearer + Math.max(Math.abs(dot(offset, right)) / wide, Math.abs(dot(offset, up)) / tall)
      )
    }),
  )
}

const dot = (a: Vector, b: Vector): number => a.x * b.x + a.y * b.y + a.z * b.z
