import { expect, test } from 'vitest'
import { passageText } from './build-texts.ts'

test('a clear passage is never said to be more than there is', () => {
  const opening = { x: 60, y: 165, width: 1386, height: 1335 }
  expect(passageText({ opening })).toBe(
    passageText({ opening: { ...opening, width: 1380, height: 1330 } }),
  )
  expect(passageText({ opening })).toMatch(/^138\s×\s133\scm$/u)
})
