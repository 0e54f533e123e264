import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { toCaddyHeaders } from './caddy.ts'
import { toHeadersFile } from './headers-file.ts'
import { toNginxHeaders, toNginxMaps, toNginxOrigin } from './nginx.ts'
import { readHeaderRules } from './read-site.ts'

/**
 * Writes the headers of the site built into `dist` for every kind of server: _headers in it for Cloudflare Pages and
 * Netlify, the files of the folder `generated` for nginx and Caddy, nginx's with the site's one `domain`. Throws where a limit of theirs is passed.
 */
export function writeHeaders(dist: string, generated: string, domain: string): void {
  const rules = readHeaderRules(dist)
  mkdirSync(generated, { recursive: true })
  writeFileSync(join(dist, '_headers'), toHeadersFile(rules))
  writeFileSync(join(generated, 'nginx-maps.conf'), toNginxMaps(rules))
  writeFileSync(join(generated, 'nginx-origin.conf'), toNginxOrigin(domain))
  writeFileSync(join(generated, 'nginx-headers.conf'), toNginxHeaders(rules))
  writeFileSync(join(generated, 'headers.caddy'), toCaddyHeaders(rules))
}
