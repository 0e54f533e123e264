// Measures how many requests nginx answers in a second with the built site, next to a file of 1 kB, and prints the table.
// Longer than ten seconds a row: npm run bench:servers -- --seconds=30
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureServers, HOW_TO_GET_SERVERS } from './ensure-servers.ts'
import { load } from './servers/load.ts'
import { startNginx } from './servers/nginx.ts'
import { files, pagePaths } from './servers/site-paths.ts'

const CONNECTIONS = 100

const { values: options } = parseArgs({ options: { seconds: { type: 'string', default: '10' } } })
if (!ensureServers()) {
  console.error(HOW_TO_GET_SERVERS)
  process.exit(1)
}

const small = mkdtempSync(join(tmpdir(), 'kepenk-small-'))
writeFileSync(join(small, 'small.txt'), 'k'.repeat(1024))
const hashed = files.filter((file) => /^_astro\/.+\.(?:js|avif)$/u.test(file))
const rows = [
  { name: 'a file of 1 kB', paths: ['/small.txt'], folder: small },
  { name: 'pages', paths: pagePaths.slice(0, 10) },
  { name: 'scripts and pictures', paths: hashed.slice(0, 10).map((file) => `/${file}`) },
]

const [machine] = cpus()
console.log(`${String(cpus().length)} × ${machine?.model ?? ''}, one process of nginx`)
console.log(
  'what                    requests/s      MB/s    p50 ms    p99 ms   failed   load before',
)
try {
  for (const { name, paths, folder } of rows) {
    const server = await startNginx(folder)
    const busy = loadavg()[0] ?? 0
    const report = await load(
      server.port,
      paths,
      CONNECTIONS,
      '--duration',
      Number(options.seconds),
    ).finally(server.stop)
    const { requests, throughput, latency, non2xx, errors, timeouts } = report
    const cells = [
      requests.average.toFixed(0).padStart(12),
      (throughput.average / 1e6).toFixed(1).padStart(10),
      String(latency.p50).padStart(10),
      String(latency.p99).padStart(10),
      String(non2xx + errors + timeouts).padStart(9),
      busy.toFixed(1).padStart(14),
    ]
    console.log(name.padEnd(22) + cells.join(''))
  }
} finally {
  rmSync(small, { recursive: true })
}
