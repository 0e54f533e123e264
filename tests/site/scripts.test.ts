import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { dist } from '../support/built-site.ts'

/**
 * Methods that Chrome 109, the last one of Windows 7, and Safari 15 do not have: what runs into one there
 * stops. What runs only while building may use them, so the question goes to what is built.
 */
const YOUNG =
  /\.(?:toSpliced|toSorted|toReversed|with|withResolvers)\(|\b(?:Object|Map)\.groupBy\(|\bURL\.canParse\(|\bArray\.fromAsync\(/u

test('no script asks for a method that a browser a little older does not have', () => {
  const files = globSync('**/*.{js,html}', { cwd: dist })
  expect(files.length).toBeGreaterThan(40)
  expect(files.filter((file) => YOUNG.test(readFileSync(`${dist}/${file}`, 'utf8')))).toEqual([])
})
