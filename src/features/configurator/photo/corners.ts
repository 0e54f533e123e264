import { clamp } from '#lib/clamp.ts'
import type { OuterSize } from '../assembly/assembly.ts'
import type { Point, Quad } from './homography.ts'
import type { PixelSize } from './region.ts'

export type CornerIndex = 0 | 1 | 2 | 3

/** Where the corners are, where they were, and whether the last move was refused. */
export interface Marks {
  readonly corners: Quad
  /** Earlier corners, the last one first; a whole drag or run of arrow keys is one entry. */
  readonly past: readonly Quad[]
  /** The corners that are being moved, one for each thumb, the last one first: until all of them rest, it is one entry. */
  readonly moving: readonly CornerIndex[]
  readonly isRefused: boolean
}

export type MarksAction =
  | { readonly kind: 'move'; readonly corner: CornerIndex; readonly to: Point }
  | { readonly kind: 'rest'; readonly corner: CornerIndex }
  | { readonly kind: 'undo' }
  | { readonly kind: 'reset'; readonly shutter: OuterSize }

/** The first guess takes this share of the picture's width or height, and stands a little low: shops do. */
const GUESS_SHARE = 0.6
const GUESS_MIDDLE = 0.54
/** More, where a narrow shutter would be too thin to take hold of. */
const MOST_SHARE = 0.85
/** Nearer corners cannot be told apart, and no shutter can be seen between them. */
const LEAST_GAP = 16
/** The shortest side of the first guess: from there every corner can be moved every way. */
const LEAST_GUESS = 3 * LEAST_GAP
const LONGEST_PAST = 100

/** The middle of the picture in the shutter's own proportions, as far as they leave its corners room. */
export function guessCorners(picture: PixelSize, shutter: OuterSize): Quad {
  const whole = Math.min(picture.width / shutter.width, picture.height / shutter.height)
  const least = LEAST_GUESS / Math.min(shutter.width, shutter.height)
  const scale = clamp(GUESS_SHARE * whole, least, MOST_SHARE * whole)
  const width = Math.max(LEAST_GUESS, shutter.width * scale)
  const height = Math.max(LEAST_GUESS, shutter.height * scale)
  const left = Math.round((picture.width - width) / 2)
  const top = Math.round(picture.height * GUESS_MIDDLE - height / 2)
  const right = Math.round(left + width)
  const bottom = Math.round(top + height)
  return [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ]
}

/** Convex, clockwise and wide open at every corner: only such corners can be the picture of a rectangle. */
export function canHoldShutter(quad: Quad): boolean {
  const [a, b, c, d] = quad
  return [
    [d, a, b],
    [a, b, c],
    [b, c, d],
    [c, d, a],
  ].every(([before, here, after]) => {
    if (before === undefined || here === undefined || after === undefined) return false
    const into = { x: here.x - before.x, y: here.y - before.y }
    const out = { x: after.x - here.x, y: after.y - here.y }
    const turn = into.x * out.y - into.y * out.x
    const diagonal = Math.hypot(after.x - before.x, after.y - before.y)
    // The distance of a corner from the line between its neighbours.
    return Math.hypot(out.x, out.y) >= LEAST_GAP && turn >= LEAST_GAP * diagonal
  })
}

export const startMarks = (picture: PixelSize, shutter: OuterSize): Marks => ({
  corners: guessCorners(picture, shutter),
  past: [],
  moving: [],
  isRefused: false,
})

/** What became of the marks. A move keeps inside the picture; one that crosses the corners is refused. */
export const marksReducer =
  (picture: PixelSize) =>
  (marks: Marks, action: MarksAction): Marks => {
    switch (action.kind) {
      case 'move': {
        const to = within(action.to, picture)
        const corners = withCorner(marks.corners, action.corner, to)
        if (!canHoldShutter(corners)) return { ...marks, isRefused: true }
        const isGoingOn = marks.moving.length > 0
        return {
          corners,
          past: isGoingOn ? marks.past : remember(marks),
          moving: [action.corner, ...without(marks.moving, action.corner)],
          isRefused: false,
        }
      }
      case 'rest':
        return settle(marks, action.corner)
      case 'undo': {
        const [last, ...past] = marks.past
        return last === undefined ? marks : { corners: last, past, moving: [], isRefused: false }
      }
      case 'reset':
        return {
          corners: guessCorners(picture, action.shutter),
          past: remember(marks),
          moving: [],
          isRefused: false,
        }
    }
  }

/** One corner less is being moved. A move that ended where it began is nothing to undo. */
function settle(marks: Marks, corner: CornerIndex): Marks {
  if (!marks.moving.includes(corner)) return marks
  const moving = without(marks.moving, corner)
  const [last, ...earlier] = marks.past
  const isBack = last?.every((before, index) => isSame(before, marks.corners[index])) === true
  return { ...marks, past: isBack && moving.length === 0 ? earlier : marks.past, moving }
}

const without = (corners: readonly CornerIndex[], corner: CornerIndex) =>
  corners.filter((other) => other !== corner)

const isSame = (a: Point, b: Point | undefined) => a.x === b?.x && a.y === b.y

const remember = ({ corners, past }: Marks) => [corners, ...past].slice(0, LONGEST_PAST)

/** In whole pixels: what is read out and moved by the keys is what there is. */
const within = ({ x, y }: Point, { width, height }: PixelSize): Point => ({
  x: clamp(Math.round(x), 0, width),
  y: clamp(Math.round(y), 0, height),
})

const withCorner = ([a, b, c, d]: Quad, corner: CornerIndex, to: Point): Quad => [
  corner === 0 ? to : a,
  corner === 1 ? to : b,
  corner === 2 ? to : c,
  corner === 3 ? to : d,
]
