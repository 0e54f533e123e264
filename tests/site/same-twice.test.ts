import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const NOT_SOURCES = ['node_modules', 'dist', '.git', 'test-results', 'playwright-report']

/** '/blog.html' → hash of its bytes, for every file of a built site. */
const fingerprints = (folder: string) =>
  Object.fromEntries(
    globSync('dist/**/*', { cwd: folder })
      .filter((file) => statSync(join(folder, file)).isFile())
      .toSorted()
      .map((file) => [
        file,
        createHash('sha256')
          .update(readFileSync(join(folder, file)))
          .digest('hex'),
      ]),
  )

/** What a person's terminal has, without what Vitest lays beside it: that would build for developers. */
const ownEnvironment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^(?:VITEST.*|TEST|NODE_ENV|MODE|DEV|PROD|SSR|BASE_URL)$/u.test(name),
    ),
  )

// Encoded pictures come from the cache: encoding them again would take minutes.
test('the same sources built in another folder give the same bytes', { timeout: 240_000 }, () => {
  const elsewhere = mkdtempSync(join(tmpdir(), 'same twice '))
  try {
    cpSync(root, elsewhere, {
      recursive: true,
      filter: (source) => source === root || !NOT_SOURCES.includes(basename(source)),
    })
    symlinkSync(join(root, 'node_modules'), join(elsewhere, 'node_modules'), 'junction')
    const { status, stderr } = spawnSync(process.execPath, ['scripts/build.ts'], {
      cwd: elsewhere,
      encoding: 'utf8',
      env: ownEnvironment(),
    })
    expect(status, stderr).toBe(0)
    const first = fingerprints(root)
    expect(Object.keys(first).length).toBeGreaterThan(100)
    expect(fingerprints(elsewhere)).toEqual(first)
  } finally {
    rmSync(elsewhere, { recursive: true })
  }
})
