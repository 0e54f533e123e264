import { expect, test } from 'vitest'
import { startCaddy } from '../../scripts/servers/caddy.ts'
import { load } from '../../scripts/servers/load.ts'
import { startNginx } from '../../scripts/servers/nginx.ts'
import { files, pagePaths } from '../../scripts/servers/site-paths.ts'

const REQUESTS = 10_000
const CONNECTIONS = 200

const scripts = files.filter((file) => file.startsWith('_astro/') && file.endsWith('.js'))
const pictures = files.filter((file) => file.endsWith('.avif'))
const visited = [
  ...pagePaths.slice(0, 10),
  ...[...scripts.slice(0, 5), ...pictures.slice(0, 5)].map((file) => `/${file}`),
]

test.each([
  { name: 'nginx', start: startNginx },
  { name: 'Caddy', start: startCaddy },
])(
  '$name answers 10,000 requests of 200 connections at once, each with success',
  async ({ name, start }) => {
    const server = await start()
    try {
      const report = await load(server.port, visited, CONNECTIONS, '--amount', REQUESTS)
      const { p50, p99 } = report.latency
      console.log(`${name}: half within ${String(p50)} ms, 99 in 100 within ${String(p99)} ms`)
      expect(report).toMatchObject({ '2xx': REQUESTS, non2xx: 0, errors: 0, timeouts: 0 })
    } finally {
      await server.stop()
    }
  },
)
