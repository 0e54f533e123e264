import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MANY } from '../../../../tests/support/hostile.ts'
import {
  canHoldShutter,
  guessCorners,
  marksReducer,
  startMarks,
  type Marks,
  type MarksAction,
} from './corners.ts'
import { workingSize } from './working-size.ts'

const picture = { width: 1600, height: 1200 }
const shutter = { width: 3000, height: 2500 }
const reduce = marksReducer(picture)
const after = (...actions: readonly MarksAction[]): Marks =>
  actions.reduce(reduce, startMarks(picture, shutter))
const rest = (corner: 0 | 1): MarksAction => ({ kind: 'rest', corner })
const move = (corner: 0 | 1 | 2 | 3, x: number, y: number): MarksAction => ({
  kind: 'move',
  corner,
  to: { x, y },
})
const start = startMarks(picture, shutter).corners

describe('the first guess', () => {
  test('has the proportions of the shutter and lies inside the picture, whatever the sizes', () => {
    for (const size of [picture, { width: 900, height: 1600 }, { width: 1600, height: 400 }]) {
      for (const width of [1000, 3000, 8000]) {
        for (const height of [1000, 2500, 6000]) {
          const quad = guessCorners(size, { width, height })
          const [a, , c] = quad
          const ratio = (c.x - a.x) / (c.y - a.y) / (width / height)
          expect(Math.abs(ratio - 1)).toBeLessThan(0.03)
          expect(canHoldShutter(quad)).toBe(true)
          for (const { x, y } of quad) {
            expect(x).toBeGreaterThan(0)
            expect(x).toBeLessThan(size.width)
            expect(y).toBeGreaterThan(0)
            expect(y).toBeLessThan(size.height)
          }
        }
      }
    }
  })
})

test('of every picture that is taken, every corner of the guess can be moved every way', () => {
  const side = fc.oneof(fc.integer({ min: 1, max: 130 }), fc.integer({ min: 1, max: 12_000 }))
  const shutters = fc.record({
    width: fc.integer({ min: 1000, max: 8000 }),
    height: fc.integer({ min: 1000, max: 6000 }),
  })
  fc.assert(
    fc.property(side, side, shutters, (width, height, shutter) => {
      const picture = workingSize({ width, height })
      if (picture === undefined) return
      const marks = startMarks(picture, shutter)
      for (const { x, y } of marks.corners) {
        expect(x).toBeGreaterThanOrEqual(0)
        expect(x).toBeLessThanOrEqual(picture.width)
        expect(y).toBeGreaterThanOrEqual(0)
        expect(y).toBeLessThanOrEqual(picture.height)
      }
      for (const corner of [0, 1, 2, 3] as const)
        for (const [byX, byY] of [
          [10, 0],
          [-10, 0],
          [0, 10],
          [0, -10],
        ] as const) {
          const { x, y } = marks.corners[corner]
          const to = { x: x + byX, y: y + byY }
          const moved = marksReducer(picture)(marks, { kind: 'move', corner, to })
          expect(moved.isRefused).toBe(false)
        }
    }),
    MANY,
  )
})

describe('moving a corner', () => {
  test('it goes where it is put, and no further than the edge of the picture', () => {
    expect(after(move(0, 200, 150)).corners[0]).toEqual({ x: 200, y: 150 })
    expect(after(move(0, -50, -9999)).corners[0]).toEqual({ x: 0, y: 0 })
    expect(after(move(2, 5000, 5000)).corners[2]).toEqual({ x: 1600, y: 1200 })
  })

  test('corners that would cross or fold in are refused, and the last good ones stay', () => {
    const good = after(move(0, 300, 200))
    for (const bad of [
      move(0, 1500, 1100), // past its opposite
      move(0, 1400, 200), // past its neighbour
      move(2, 500, 400), // folded inwards
      move(1, 300, 200), // onto another
    ]) {
      const marks = reduce(good, bad)
      expect(marks.isRefused).toBe(true)
      expect(marks.corners).toBe(good.corners)
    }
    expect(reduce(reduce(good, move(1, 300, 200)), move(1, 1200, 250)).isRefused).toBe(false)
  })

  test('whatever is tried, the corners can hold a shutter', () => {
    let marks = startMarks(picture, shutter)
    for (let turn = 0; turn < 3000; turn += 1) {
      const corner = ([0, 1, 2, 3] as const)[turn % 4] ?? 0
      marks = reduce(marks, move(corner, (turn * 733) % 1700, (turn * 431) % 1300))
      expect(canHoldShutter(marks.corners)).toBe(true)
    }
  })
})

describe('taking back', () => {
  test('a whole drag is one step, and so is the next one', () => {
    const marks = after(
      move(0, 300, 210),
      move(0, 310, 220),
      rest(0),
      move(1, 1300, 215),
      move(1, 1290, 200),
      rest(1),
    )
    const once = reduce(marks, { kind: 'undo' })
    expect(once.corners[0]).toEqual({ x: 310, y: 220 })
    expect(once.corners[1]).toEqual(start[1])
    expect(reduce(once, { kind: 'undo' }).corners).toEqual(start)
  })

  test('two corners that are dragged at once are one step together', () => {
    const marks = after(
      move(0, 300, 210),
      move(1, 1300, 215),
      move(0, 310, 220),
      rest(0),
      move(1, 1290, 200),
      rest(1),
    )
    expect(marks.past).toEqual([start])
  })

  test('a corner that was only touched leaves nothing to take back', () => {
    expect(after(move(0, start[0].x, start[0].y), rest(0)).past).toEqual([])
  })

  test('going back to the start can be taken back too', () => {
    const moved = after(move(0, 300, 210), rest(0))
    const reset = reduce(moved, { kind: 'reset', shutter })
    expect(reset.corners).toEqual(start)
    expect(reduce(reset, { kind: 'undo' }).corners).toEqual(moved.corners)
  })

  test('there is nothing before the first guess', () => {
    expect(after({ kind: 'undo' }).corners).toEqual(start)
  })
})
