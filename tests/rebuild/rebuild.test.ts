// A release can be checked by anyone: its sources give the same files on every machine (npm run test:rebuild).
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { SiteCopy } from '../../scripts/site-copy.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

test('a build in another folder and shell, with nothing kept from one before, gives the same site byte for byte', () => {
  using copy = new SiteCopy('deploy')
  rmSync(join(copy.folder, '.cache'), { recursive: true })
  // No page is made of it.
  writeFileSync(join(copy.folder, 'content/posts/taslak.md.txt'), '')
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/build.ts'], {
    cwd: copy.folder,
    encoding: 'utf8',
    // Not the test runner's variables, some of which bundlers read, but one that a shell may well hold.
    env: { PATH: process.env['PATH'], NODE_ENV: 'development' },
  })
  expect(status, stderr).toBe(0)
  // What the owner should look at stands below all that was logged.
  expect(stdout).toMatch(
    /Complete!\n\nHatırlatma:\n(?: {2}.*\n)* {2}content\/posts\/taslak\.md\.txt: .*\n(?: {2}.*\n)*\n$/u,
  )
  for (const [part, least] of [
    ['dist', 100],
    ['deploy/generated', 2],
  ] as const) {
    const [first, again] = [digests(join(root, part)), digests(join(copy.folder, part))]
    expect(first.size).toBeGreaterThan(least)
    const files = [...new Set([...first.keys(), ...again.keys()])]
    expect(files.filter((file) => first.get(file) !== again.get(file))).toEqual([])
  }
})

/** What each file under a folder holds, by its path. */
const digests = (folder: string): ReadonlyMap<string, string> =>
  new Map(
    globSync('**/*', { cwd: folder })
      .filter((file) => statSync(join(folder, file)).isFile())
      .toSorted()
      .map((file) => [
        file,
        createHash('sha256')
          .update(readFileSync(join(folder, file)))
          .digest('hex'),
      ]),
  )
