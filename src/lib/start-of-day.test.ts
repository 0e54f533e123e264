import { expect, test } from 'vitest'
import { startOfDay } from './start-of-day.ts'

test('a day begins at midnight in Istanbul', () => {
  expect(startOfDay('2025-01-15')).toBe('2025-01-15T00:00:00+03:00')
  expect(new Date(startOfDay('2025-01-15')).toISOString()).toBe('2025-01-14T21:00:00.000Z')
})
