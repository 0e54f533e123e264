import { once } from 'node:events'
import { createServer } from 'node:http'
import { closeServer } from '../../../scripts/servers/close-server.ts'

export interface OtherHosts {
  readonly port: number
  /** Hosts that the browser asked for. */
  readonly asked: ReadonlySet<string>
  readonly stop: () => Promise<void>
}

/** A proxy for everything but the site: it notes which host is asked for and refuses, so that nothing leaves this machine. */
export async function refuseOtherHosts(): Promise<OtherHosts> {
  const asked = new Set<string>()
  const note = (address = '') => asked.add(address.replace(/^https?:\/\/|[:/].*$/gu, ''))
  const server = createServer(({ url }, response) => {
    note(url)
    response.writeHead(502).end()
  })
  server.on('connect', ({ url }, socket) => {
    note(url)
    socket.on('error', () => undefined)
    socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port for the proxy.')
  return {
    port: address.port,
    asked,
    stop: () => closeServer(server),
  }
}
