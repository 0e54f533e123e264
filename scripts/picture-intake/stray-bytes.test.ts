import { expect, test } from 'vitest'
import { withoutStrayBytes } from './stray-bytes.ts'

const part = (marker: number, ...content: readonly number[]) => [
  0xff,
  marker,
  0,
  content.length + 2,
  ...content,
]
const START = [0xff, 0xd8]
const SCAN = [...part(0xda, 1), 9, 0xff, 0, 9, 1, 2, 0xff, 0xd9, 7, 7]

test('bytes between the parts of the head go, those inside a part and from the scan on stay', () => {
  const whole = [...START, ...part(0xe1, 0xff, 0xdb, 3), ...part(0xdb, 1), ...SCAN]
  const odd = [
    ...START,
    1,
    ...part(0xe1, 0xff, 0xdb, 3),
    ...[0, 0xff, 0, 2],
    ...part(0xdb, 1),
    3,
    ...SCAN,
  ]
  expect([...withoutStrayBytes(Buffer.from(odd))]).toEqual(whole)
})

test.each([
  ['without such bytes', [...START, ...part(0xdb, 1), ...SCAN]],
  ['with its gap filled as it should be', [...START, 0xff, 0xff, ...part(0xdb, 1), ...SCAN]],
  ['that ends early', [...START, 1, ...part(0xdb, 1)]],
  ['that ends within a part', [...START, 1, 0xff, 0xdb, 0xff, 0xff, 1]],
  ['of another kind', [1, 2, 3, 4]],
  ['without a byte', []],
])('a file %s is left as it is', (_, content) => {
  const bytes = Buffer.from(content)
  expect(withoutStrayBytes(bytes)).toBe(bytes)
})
