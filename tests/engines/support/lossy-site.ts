import type { IncomingMessage, ServerResponse } from 'node:http'
import { fileURLToPath } from 'node:url'
import { serveSite } from '../../../scripts/site-server.ts'

const dist = fileURLToPath(new URL('../../../dist', import.meta.url))

/**
 * dist/ on a port of its own, where no cache and no worker knows a file; too busy for one script until `recover`.
 *
 * @param instead what stands in the script's place, if something does
 */
export async function serveWithout(script: string, instead?: string) {
  const { url, server, stop } = await serveSite(dist, 0)
  const answers = server.listeners('request')
  let isBusy = true
  server
    .removeAllListeners('request')
    .on('request', (request: IncomingMessage, response: ServerResponse) => {
      const isWanted = request.url?.startsWith(`/_astro/${script}.`)
      if (isBusy && isWanted && instead !== undefined)
        response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(instead)
      else if (isBusy && isWanted) response.writeHead(503, { 'Content-Type': 'text/html' }).end()
      else for (const answer of answers) answer.call(server, request, response)
    })
  return {
    url,
    recover: () => {
      isBusy = false
    },
    [Symbol.asyncDispose]: stop,
  }
}
