// Cloudflare's own emulator of Pages.
import { join } from 'node:path'
import { freePort, newPlace, runServer, type RealServer } from './run-server.ts'
import { dist, root } from './site-folders.ts'

/** The emulator on a free port; it asks for nothing on the network and writes into a folder of its own. */
export async function startPages(): Promise<RealServer> {
  const place = await newPlace()
  return runServer(
    [
      join(root, 'node_modules/.bin/wrangler'),
      ...['pages', 'dev', dist, '--ip', '127.0.0.1', '--port', String(place.port)],
      ...['--inspector-port', String(await freePort()), '--compatibility-date', '2026-11-17'],
      ...['--log-level', 'error', '--show-interactive-dev-session', 'false'],
    ],
    place,
    {
      HOME: place.folder,
      WRANGLER_SEND_METRICS: 'false',
      WRANGLER_SEND_ERROR_REPORTS: 'false',
      WRANGLER_HIDE_BANNER: 'true', // with the banner it asks the registry for a newer version
      CLOUDFLARE_CF_FETCH_ENABLED: 'false',
    },
  )
}
