// Tells whether Cloudflare's emulator of Pages can run here: its runtime, workerd, comes with npm but not for every system.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const workerd = fileURLToPath(new URL('../node_modules/workerd/bin/workerd', import.meta.url))

export const ensureEmulator = (): boolean =>
  spawnSync(workerd, ['--version'], { stdio: 'ignore' }).status === 0
