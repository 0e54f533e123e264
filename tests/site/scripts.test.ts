import { globSync, readFileSync } from 'node:fs'
import { transform } from 'esbuild'
import { expect, test } from 'vitest'
import { scriptTargets } from '../../scripts/browser-targets.ts'
import { dist } from '../support/built-site.ts'

/**
 * Methods that Chrome 109, the last one of Windows 7, and Safari 15 do not have: what runs into one there
 * stops. What runs only while building may use them, so the question goes to what is built.
 */
const YOUNG =
  /\.(?:toSpliced|toSorted|toReversed|with|withResolvers|roundRect)\(|\b(?:Object|Map)\.groupBy\(|\bURL\.canParse\(|\bArray\.fromAsync\(/u

test('no script asks for a method that a browser a little older does not have', () => {
  const files = globSync('**/*.{js,html}', { cwd: dist })
  expect(files.length).toBeGreaterThan(40)
  expect(files.filter((file) => YOUNG.test(readFileSync(`${dist}/${file}`, 'utf8')))).toEqual([])
})

test('no script is written in a way that the oldest browsers cannot read', async () => {
  const files = globSync('**/*.js', { cwd: dist })
  expect(files.length).toBeGreaterThan(30)
  for (const file of files) {
    const code = readFileSync(`${dist}/${file}`, 'utf8')
    // What has nothing to be lowered comes out as it went in. Letters as \p{L} are known to all of them, whatever esbuild says.
    const supported = { 'regexp-unicode-property-escapes': true }
    const [asIs, lowered] = await Promise.all(
      [['esnext'], scriptTargets].map((target) =>
        transform(code, { target, supported, format: 'esm' }),
      ),
    )
    expect(lowered?.code, file).toBe(asIs?.code)
  }
})
