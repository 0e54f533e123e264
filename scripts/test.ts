// Runs every check, cheapest first, and stops at the first that fails.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { ensureBrowser } from './ensure-browser.ts'
import { ensureServers } from './ensure-servers.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const steps: readonly (readonly [name: string, npmScript: string])[] = [
  ['format', 'check:format'],
  ['types', 'check:types'], // before lint: it writes the content types that lint reads
  ['lint', 'check:lint'],
  ['unused code', 'check:unused'],
  ['unit', 'test:unit'],
  ['content schemas and build', 'build'],
  ['questions to dist', 'test:site'],
  ['nginx and Caddy', 'test:servers'],
  ['end to end, faults, accessibility', 'test:e2e'],
]

let passed = 0
let notRun = ''
for (const [name, script] of steps) {
  console.log(`\n── ${name} (npm run ${script})`)
  if (script === 'test:servers' && !ensureServers()) {
    notRun = ', 1 not run (nginx and Caddy: docs/deploy.md)'
    console.log(
      'Not run: nginx with its brotli module, Caddy and openssl are needed. On Debian or Ubuntu: sudo apt-get install nginx libnginx-mod-http-brotli-static caddy openssl',
    )
    continue
  }
  if (script === 'test:e2e') process.env['CHROME_PATH'] = ensureBrowser()
  const { status } = spawnSync('npm', ['run', '--silent', script], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) {
    console.error(`\n${name} failed.\nsteps: ${String(passed)} passed, 1 failed`)
    process.exit(1)
  }
  passed += 1
}
console.log(`\nsteps: ${String(passed)} passed, 0 failed${notRun}`)
