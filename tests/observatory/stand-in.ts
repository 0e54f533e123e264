import { readFileSync } from 'node:fs'
import { Socket } from 'node:net'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import type { SecureServer } from '../../scripts/servers/nginx.ts'

interface Target {
  readonly host?: string
  readonly port?: number | string
}

const authorities = getCACertificates('default')
// eslint-disable-next-line @typescript-eslint/unbound-method -- applied to the socket at hand below
const connect = Socket.prototype.connect

/** From now on this process takes a server of this computer for `host`, at ports 80 and 443, and trusts its certificate. */
export function standIn(host: string, { port, securePort, certificate }: SecureServer): void {
  setDefaultCACertificates([...authorities, readFileSync(certificate, 'utf8')])
  Object.defineProperty(Socket.prototype, 'connect', {
    value: function (this: Socket, first: Target | readonly [Target], ...rest: unknown[]) {
      // Node calls it with a list of arguments, the target at its head.
      const target = 'length' in first ? first[0] : first
      if (target.host === host) {
        const isSecure = Number(target.port) === 443
        Object.assign(target, { host: '127.0.0.1', port: isSecure ? securePort : port })
      }
      return Reflect.apply(connect, this, [first, ...rest]) as Socket
    },
  })
}
