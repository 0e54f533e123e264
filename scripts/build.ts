// Builds the site into dist/, shortens names in its pages, adds the offline worker, lays a compressed copy beside every text file and writes
// the servers' headers.
import { spawnSync } from 'node:child_process'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { compressTexts } from './compress-texts.ts'
import { nameIslands } from './island-names.ts'
import { writeHeaders } from './headers/write-headers.ts'
import { writeWorker } from './offline/write-worker.ts'
import { readSiteSettings } from './read-site-settings.ts'
import { readScripts, shortenNames } from './short-names.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Returns true when the build succeeded; its messages go to the terminal. */
export async function build(): Promise<boolean> {
  const astro = fileURLToPath(new URL('../node_modules/astro/bin/astro.mjs', import.meta.url))
  const { status } = spawnSync(process.execPath, [astro, 'build'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
  })
  if (status !== 0) return false
  const scripts = readScripts(`${root}/dist`)
  for (const name of globSync('dist/**/*.html', { cwd: root })) {
    const file = `${root}/${name}`
    writeFileSync(file, shortenNames(nameIslands(readFileSync(file, 'utf8')), scripts))
  }
  writeWorker(`${root}/dist`, readSiteSettings().offline)
  await compressTexts(root)
  writeHeaders(root)
  return true
}

if (import.meta.main) process.exitCode = (await build()) ? 0 : 1
