// Asks a server of this computer.
import { request, type IncomingHttpHeaders, type RequestOptions } from 'node:http'

export interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** Asks for an address exactly as written, without following redirects or unpacking the answer. */
export const ask = (port: number, path: string, options: RequestOptions = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const asked = request(
      { port, path, host: '127.0.0.1', agent: false, ...options },
      (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('error', reject)
        response.on('end', () => {
          const { statusCode: status = 0, headers } = response
          resolve({ status, headers, body: Buffer.concat(parts) })
        })
      },
    )
    asked.on('error', reject)
    asked.end()
  })
