import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { serveSite } from '../../scripts/site-server.ts'

/** Serves dist/ on a free port for the browser tests; SITE_URL tells them where. */
export default async function serveDist() {
  const dist = fileURLToPath(new URL('../../dist', import.meta.url))
  if (!existsSync(dist)) throw new Error('dist/ is missing: run `npm run build` first.')
  const { url, stop } = await serveSite(dist, 0)
  process.env['SITE_URL'] = url
  return stop
}
