// Runs every check, cheapest first, and stops at the first that fails.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { ensureBrowser } from './ensure-browser.ts'
import { ensureEmulator } from './ensure-emulator.ts'
import { ensureEngines, HOW_TO_GET_ENGINES } from './ensure-engines.ts'
import { ensureObservatory } from './ensure-observatory.ts'
import { ensureServers, HOW_TO_GET_SERVERS } from './ensure-servers.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const steps: readonly (readonly [name: string, npmScript: string])[] = [
  ['format', 'check:format'],
  ['types', 'check:types'], // before lint: it writes the content types that lint reads
  ['lint', 'check:lint'],
  ['unused code', 'check:unused'],
  ['unit', 'test:unit'],
  ['content schemas and build', 'build'],
  ['questions to dist', 'test:site'],
  ['the same site again, byte for byte', 'test:rebuild'],
  ['nginx and Caddy', 'test:servers'],
  ['Cloudflare Pages in its emulator', 'test:emulator'],
  ['headers scored by the Mozilla Observatory', 'test:observatory'],
  ['end to end, faults, accessibility', 'test:e2e'],
  ['journeys in Chromium, Firefox and WebKit', 'test:engines'],
]
/** Parts that need programs which cannot be installed everywhere; without them they are not run, and that is said. */
const needs: Readonly<Record<string, readonly [ensure: () => boolean, howTo: string]>> = {
  'test:servers': [ensureServers, HOW_TO_GET_SERVERS],
  'test:emulator': [
    ensureEmulator,
    'workerd, the runtime of wrangler, does not start on this system (it needs glibc or macOS or Windows).',
  ],
  'test:observatory': [
    () => ensureServers() && ensureObservatory(),
    `${HOW_TO_GET_SERVERS}; and once the network, from which npm installs tests/observatory.`,
  ],
  'test:engines': [ensureEngines, HOW_TO_GET_ENGINES],
}

let passed = 0
const notRun: string[] = []
for (const [name, script] of steps) {
  console.log(`\n── ${name} (npm run ${script})`)
  const [ensure, howTo] = needs[script] ?? []
  if (ensure?.() === false) {
    notRun.push(name)
    console.log(`Not run: ${howTo ?? ''}`)
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
const remainder =
  notRun.length === 0 ? '' : `, ${String(notRun.length)} not run (${notRun.join('; ')}: see above)`
console.log(`\nsteps: ${String(passed)} passed, 0 failed${remainder}`)
