import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { toCaddyHeaders } from './caddy.ts'
import { toHeadersFile } from './headers-file.ts'
import { toNginxHeaders, toNginxMaps } from './nginx.ts'
import { readHeaderRules } from './read-site.ts'

/**
 * Writes the headers of the site built into `root`/dist for every kind of server: dist/_headers for Cloudflare Pages and
 * Netlify, deploy/generated/ for nginx and Caddy. Throws where a limit of theirs is passed.
 */
export function writeHeaders(root: string): void {
  const dist = join(root, 'dist')
  const generated = join(root, 'deploy/generated')
  const rules = readHeaderRules(dist)
  mkdirSync(generated, { recursive: true })
  writeFileSync(join(dist, '_headers'), toHeadersFile(rules))
  writeFileSync(join(generated, 'nginx-maps.conf'), toNginxMaps(rules))
  writeFileSync(join(generated, 'nginx-headers.conf'), toNginxHeaders(rules))
  writeFileSync(join(generated, 'headers.caddy'), toCaddyHeaders(rules))
}
