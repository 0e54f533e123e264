import { expect, test } from 'vitest'
import { newestFirst } from './post.ts'

test('posts stand from the newest to the oldest, those of one day by their number, in whatever order they come', () => {
  const newest = { date: '2025-01-15', id: 2 }
  const later = { date: '2024-12-28', id: 7 }
  const earlier = { date: '2024-12-28', id: 3 }
  const oldest = { date: '2023-05-01', id: 9 }
  const sorted = [newest, later, earlier, oldest]
  for (let turn = 0; turn < sorted.length; turn += 1) {
    const turned = [...sorted.slice(turn), ...sorted.slice(0, turn)]
    expect(turned.toSorted(newestFirst)).toEqual(sorted)
    expect(turned.toReversed().toSorted(newestFirst)).toEqual(sorted)
  }
})
