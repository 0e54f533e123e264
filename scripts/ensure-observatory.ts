// Makes sure that the Mozilla Observatory is there: installs it in tests/observatory by that folder's own lock file.
import { spawnSync } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('../tests/observatory', import.meta.url))
const observatory = `${folder}/node_modules/@mdn/mdn-http-observatory`
export const OBSERVATORY = `${observatory}/src/index.js`
/** Browsers' own list of hosts that are https only. The package fetches it when its install script runs; no host of a test is on it. */
const PRELOAD_LIST = `${observatory}/conf/hsts-preload.json`

/** True when it can scan. Without it, npm installs it once, none of the packages' install scripts running. */
export function ensureObservatory(): boolean {
  if (existsSync(PRELOAD_LIST)) return true
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts'], {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) return false
  writeFileSync(PRELOAD_LIST, '{}\n')
  return true
}
