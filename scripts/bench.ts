// Measures every page of dist/ in Lighthouse (mobile, simulated, median of 3) and prints the table. It is served as it is
// meant to be, by nginx with deploy/nginx over https and HTTP/2: the simulation reckons with the protocol it sees.
// Some pages only: npm run bench -- /about /blog   Fewer runs: --runs=1
import { parseArgs } from 'node:util'
import lighthouse from 'lighthouse'
import puppeteer, { type Page } from 'puppeteer-core'
import budgets from '../budgets.json' with { type: 'json' }
import * as storageKeys from '#domain/visitor/storage-keys.ts'
import { ensureBrowser } from './ensure-browser.ts'
import { ensureServers, HOW_TO_GET_SERVERS } from './ensure-servers.ts'
import { BENCH_ARGS } from './find-browser.ts'
import { startWholeNginx } from './servers/nginx.ts'
import { pagePaths } from './servers/site-paths.ts'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const { lab } = budgets

/** One run's figures by column; shares are 0 to 100, times in ms. */
type Figures = Readonly<Record<string, number>>

interface Column {
  readonly name: string
  readonly digits: number
  readonly isGood: (value: number) => boolean
}
const columns: readonly Column[] = [
  ...CATEGORIES.map((name) => ({
    name,
    digits: 0,
    isGood: (value: number) => value >= lab[name],
  })),
  { name: 'LCP ms', digits: 0, isGood: (value) => value <= lab.largestContentfulPaintMs },
  { name: 'CLS', digits: 3, isGood: (value) => value <= budgets.layoutShift },
  { name: 'TBT ms', digits: 0, isGood: () => true },
  { name: 'kB', digits: 0, isGood: () => true },
  // How fast Lighthouse found this machine: times of two benches compare where this does.
  { name: 'machine', digits: 0, isGood: () => true },
]

/**
 * Lighthouse on one address, in a browser of its own: what a page leaves behind would be counted as the next one's. Puppeteer
 * drives it, as Lighthouse does itself: every other library adds a script context to the page, 20 to 40 ms of its first paint.
 */
async function visit(address: string): Promise<Figures> {
  const browser = await puppeteer.launch({
    executablePath: ensureBrowser(),
    args: [...BENCH_ARGS, '--ignore-certificate-errors'],
    defaultViewport: null,
  })
  try {
    const page = await browser.newPage()
    // The intro is measured on its own address; everywhere else the visitor has seen it in this session.
    await page.evaluateOnNewDocument((key) => {
      if (location.protocol.startsWith('http')) sessionStorage.setItem(key, 'true')
    }, storageKeys.introShown)
    return await measure(address, page)
  } finally {
    await browser.close()
  }
}

/** Now and then Chrome loses the beginning of a trace: twice more, then it is a fault. */
const visitWithPatience = (address: string): Promise<Figures> =>
  visit(address)
    .catch(() => visit(address))
    .catch(() => visit(address))

/** Throws when the address cannot be measured. */
async function measure(address: string, page: Page): Promise<Figures> {
  const result = await lighthouse(
    address,
    { output: 'json', logLevel: 'error', onlyCategories: [...CATEGORIES] },
    undefined,
    page,
  )
  const report = result?.lhr
  if (report === undefined || report.runtimeError !== undefined) {
    throw new Error(`${address}: ${report?.runtimeError?.message ?? 'Lighthouse gave no report.'}`)
  }
  const failed = Object.values(report.audits).filter(
    ({ score, scoreDisplayMode }) => score === 0 && scoreDisplayMode === 'binary',
  )
  for (const { id, title } of failed) console.log(`  ${address}: ${id}, ${title}`)
  const number = (audit: string) => report.audits[audit]?.numericValue ?? Number.NaN
  return {
    ...Object.fromEntries(
      CATEGORIES.map((name) => [name, (report.categories[name]?.score ?? 0) * 100]),
    ),
    'LCP ms': number('largest-contentful-paint'),
    CLS: number('cumulative-layout-shift'),
    'TBT ms': number('total-blocking-time'),
    kB: number('total-byte-weight') / 1000,
    machine: report.environment.benchmarkIndex,
  }
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

const { values: options, positionals } = parseArgs({
  options: { runs: { type: 'string', default: '3' } },
  allowPositionals: true,
})
const paths = positionals.length > 0 ? positionals : pagePaths.toSorted()

if (!ensureServers()) {
  console.error(HOW_TO_GET_SERVERS)
  process.exit(1)
}
const server = await startWholeNginx('localhost')
const url = `https://localhost:${String(server.securePort)}`
try {
  console.log(['page'.padEnd(58), ...columns.map(({ name }) => name.padStart(15))].join(''))
  let misses = 0
  for (const path of paths) {
    const runs: Figures[] = []
    while (runs.length < Number(options.runs)) runs.push(await visitWithPatience(url + path))
    const cells = columns.map(({ name, digits, isGood }) => {
      const value = median(runs.map((figures) => figures[name] ?? Number.NaN))
      if (!isGood(value)) misses += 1
      return `${isGood(value) ? '' : '✗ '}${value.toFixed(digits)}`.padStart(15)
    })
    console.log([path.padEnd(58), ...cells].join(''))
  }
  console.log(misses === 0 ? 'All budgets are met.' : `${String(misses)} budgets are missed (✗).`)
} finally {
  await server.stop()
}
