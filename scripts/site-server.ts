// Serves a built site the way a static host does: clean addresses, 404 page, ranges, compression, the real headers.
import { createServer, type Server } from 'node:http'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sirv from 'sirv'
import { notFoundPath } from '#domain/site/page-address.ts'
import { headersFor, type Headers } from './headers/header-rules.ts'
import { readHeaderRules } from './headers/read-site.ts'
import { closeServer } from './servers/close-server.ts'

export interface RunningSite {
  readonly url: string
  readonly port: number
  readonly server: Server
  readonly stop: () => Promise<void>
}

/** Serves `folder` on `port` (0: any free one). Rejects when the port is taken. */
export function serveSite(folder: string, port: number): Promise<RunningSite> {
  const notFound = readFileSync(join(folder, '404.html'))
  const rules = readHeaderRules(folder)
  const serveFile = sirv(folder, {
    extensions: ['html'],
    brotli: true,
    gzip: true,
    etag: true,
    onNoMatch: (_request, response) => {
      response.setHeaders(withoutTransport(headersFor(rules, notFoundPath)))
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' })
      response.end(notFound)
    },
  })
  const server = createServer((request, response) => {
    const [path = '', ...query] = (request.url ?? '/').split(/(?=\?)/u)
    response.setHeaders(withoutTransport(headersFor(rules, path)))
    const page = /^((?:\/[\w-]+)+)(?:\/|\.html)$/u.exec(path)?.[1]
    if (page !== undefined && page !== notFoundPath && existsSync(join(folder, `${page}.html`))) {
      const clean = page === '/index' ? '/' : page
      response.writeHead(308, { Location: [clean, ...query].join('') }).end()
    } else {
      serveFile(request, response)
    }
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, () => {
      const address = server.address()
      const used = typeof address === 'object' && address !== null ? address.port : port
      resolve({
        url: `http://localhost:${String(used)}`,
        port: used,
        server,
        stop: () => closeServer(server),
      })
    })
  })
}

/** Safari would ask this computer for https, where nobody answers, if a page on plain http told it to. */
const withoutTransport = (headers: Headers): Map<string, string> =>
  new Map(
    Object.entries(headers)
      .filter(([name]) => name !== 'Strict-Transport-Security')
      .map(([name, value]) => [name, value.replace('; upgrade-insecure-requests', '')]),
  )
