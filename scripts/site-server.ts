// Serves a built site the way a static host does: clean addresses, 404 page, ranges, compression.
import { createServer, type Server } from 'node:http'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sirv from 'sirv'

export interface RunningSite {
  readonly url: string
  readonly server: Server
}

/** Serves `folder` on `port` (0: any free one). Rejects when the port is taken. */
export function serveSite(folder: string, port: number): Promise<RunningSite> {
  const notFound = readFileSync(join(folder, '404.html'))
  const handle = sirv(folder, {
    extensions: ['html'],
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders: (response, path) => {
      const isHashed = path.startsWith('/_astro/')
      response.setHeader(
        'Cache-Control',
        isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
      )
      response.setHeader('X-Content-Type-Options', 'nosniff')
    },
    onNoMatch: (_request, response) => {
      response.writeHead(404, {
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 'no-cache',
      })
      response.end(notFound)
    },
  })
  const server = createServer(handle)
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, () => {
      const address = server.address()
      const used = typeof address === 'object' && address !== null ? address.port : port
      resolve({ url: `http://localhost:${String(used)}`, server })
    })
  })
}
