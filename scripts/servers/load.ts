// Puts load on a server of this computer and counts what it answers.
import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'

const command = fileURLToPath(new URL('../../node_modules/.bin/autocannon', import.meta.url))

const reportSchema = z.object({
  '2xx': z.number(),
  non2xx: z.number(),
  errors: z.number(),
  timeouts: z.number(),
  latency: z.object({ p50: z.number(), p99: z.number() }),
  requests: z.object({ average: z.number() }),
  throughput: z.object({ average: z.number() }),
})

/** Counts of a run; latency in ms, requests and bytes for each second. */
export type LoadReport = z.infer<typeof reportSchema>

/**
 * Asks a server of this computer as a browser that reads brotli does, in a process of its own, with one of the paths for
 * each connection in turn: `connections` must be a multiple of their number. `extent` says when it ends: '--amount' or '--duration'.
 */
export async function load(
  port: number,
  paths: readonly string[],
  connections: number,
  ...extent: readonly ['--amount' | '--duration', number]
): Promise<LoadReport> {
  const urls = paths.map((path) => `http://127.0.0.1:${String(port)}${path}`)
  const run = spawn(
    command,
    [
      ...['--json', '--connections', String(connections), ...extent.map(String)],
      ...['--headers', 'accept-encoding=gzip, deflate, br', ...urls],
    ],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  )
  return reportSchema.parse(JSON.parse(await text(run.stdout)))
}
