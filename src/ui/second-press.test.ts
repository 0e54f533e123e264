import { expect, test } from 'vitest'
import { isSecondPress, type Press } from './second-press.ts'

const first: Press = { timeStamp: 5000, clientX: 300, clientY: 200, detail: 1 }

test.each([
  ['the browser counts it as the second', { detail: 2, timeStamp: 5480 }, true],
  ['a finger comes down again at once', { timeStamp: 5120 }, true],
  [
    'a finger comes down again a little beside',
    { timeStamp: 5250, clientX: 312, clientY: 210 },
    true,
  ],
  ['it comes later', { timeStamp: 5400 }, false],
  ['it is on another button', { timeStamp: 5120, clientY: 248 }, false],
])('a press is the second one of two when %s: %s', (_, change, isSecond) => {
  expect(isSecondPress(first, { ...first, ...change })).toBe(isSecond)
})

test('a press with none before it counts, if the browser does not say otherwise', () => {
  expect(isSecondPress(undefined, first)).toBe(false)
  expect(isSecondPress(undefined, { ...first, detail: 2 })).toBe(true)
})
