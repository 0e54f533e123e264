import { expect, test } from 'vitest'
import { findName } from './find-name.ts'

const other = 'açılış.mp4'.normalize('NFD')

test('a name is found in whichever of the two ways its letters are stored', () => {
  expect(findName(['a.mp4', other], 'açılış.mp4')).toBe(other)
  expect(findName(['açılış.mp4'], other)).toBe('açılış.mp4')
})

test('capital letters and endings count', () => {
  expect(findName(['Film.mp4', 'film.MP4'], 'film.mp4')).toBeUndefined()
})
