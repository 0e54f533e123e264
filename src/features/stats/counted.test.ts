import { expect, test } from 'vitest'
import { COUNT_MS, countedAt } from './counted.ts'

const frames = (hertz: number) =>
  Array.from({ length: (COUNT_MS / 1000) * hertz + 1 }, (_, frame) => (frame * 1000) / hertz)

test('a counter starts at nothing and stands at its figure after two seconds', () => {
  for (const final of [15, 24, 98, 100, 500, 1500]) {
    expect(countedAt(0, final, 60)).toBe(0)
    expect(countedAt(COUNT_MS - 1, final, 60)).toBeLessThanOrEqual(final)
    expect(countedAt(COUNT_MS, final, 60)).toBe(final)
    expect(countedAt(60 * COUNT_MS, final, 60)).toBe(final)
  }
})

test('a counter never falls and never jumps past its figure', () => {
  const shown = frames(120).map((elapsed) => countedAt(elapsed, 1200, 125))
  expect(shown).toEqual(shown.toSorted((a, b) => a - b))
  expect(Math.max(...shown)).toBe(1200)
})

test.each([60, 125])('the figure changes in %d steps, however fast the screen is', (steps) => {
  const changes = new Set(frames(480).map((elapsed) => countedAt(elapsed, 1_000_000, steps)))
  expect(changes.size).toBe(steps + 1) // the nought it starts from, and each step
})

test('a fast screen shows the same figure at the same moment', () => {
  const at = (hertz: number) =>
    new Map(frames(hertz).map((elapsed) => [elapsed, countedAt(elapsed, 500, 60)]))
  const fast = at(120)
  for (const [elapsed, shown] of at(60)) expect(fast.get(elapsed) ?? shown).toBe(shown)
})

test('a clock that runs backwards shows nothing below nought', () => {
  expect(countedAt(-50, 98, 60)).toBe(0)
})
