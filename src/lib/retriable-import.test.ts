import { expect, test, vi } from 'vitest'
import { retriableImport } from './retriable-import.ts'

test('a script that did not arrive is asked for under another address each time', async () => {
  const lost = vi.fn(() => Promise.reject(new TypeError('not loaded')))
  const missing = ['src/lib/missing.ts'] as const
  await expect(retriableImport(lost, missing)).rejects.toThrow('not loaded')
  await expect(retriableImport(lost, missing)).rejects.toThrow('missing.ts?again=1')
  await expect(retriableImport(lost, missing)).rejects.toThrow('missing.ts?again=11')
  expect(lost).toHaveBeenCalledOnce()
})

test('the address that worked stays in use, and other scripts keep their own', async () => {
  const load = () => import('./is-record.ts')
  const files = ['src/lib/is-record.ts'] as const
  await expect(retriableImport(() => Promise.reject(new TypeError()), files)).rejects.toThrow()
  const arrived = await retriableImport(load, files)
  expect(arrived).toHaveProperty('isRecord')
  expect(arrived).not.toBe(await load())
  expect(await retriableImport(load, files)).toBe(arrived)
  expect(await retriableImport(load, ['src/lib/other.ts'])).toBe(await load())
})
