// nginx with the rules of deploy/nginx/, as one process of this user.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BROTLI_MODULE } from '../ensure-servers.ts'
import { makeCertificate } from './certificate.ts'
import { freePort, runConfigured, type RealServer } from './run-server.ts'
import * as site from './site-folders.ts'

/** nginx on a free port with the rules of deploy/nginx/ for a folder, and the files of the build before in another. */
export const startNginx = (folder = site.dist, before = site.before): Promise<RealServer> =>
  run((port) =>
    [
      `include ${site.root}/deploy/generated/nginx-maps.conf;`,
      'server {',
      `  listen 127.0.0.1:${String(port)};`,
      `  root ${folder};`,
      `  set $site_before ${before};`,
      `  include ${site.root}/deploy/generated/nginx-headers.conf;`,
      `  include ${site.root}/deploy/nginx/site.conf;`,
      '}',
    ].join('\n'),
  )

export interface SecureServer extends RealServer {
  readonly securePort: number
  /** File of the certificate for `host`, its own authority. */
  readonly certificate: string
}

/** deploy/nginx/kepenk.conf as it stands, with this computer's places and ports put in, for one host over http and https. */
export async function startWholeNginx(
  host: string,
  headers = join(site.root, 'deploy/generated/nginx-headers.conf'),
): Promise<SecureServer> {
  const secrets = mkdtempSync(join(tmpdir(), 'kepenk-certificate-'))
  const certificate = join(secrets, 'fullchain.pem')
  makeCertificate(host, certificate, join(secrets, 'privkey.pem'))
  const securePort = await freePort()
  const server = await run((port) =>
    readFileSync(join(site.root, 'deploy/nginx/kepenk.conf'), 'utf8')
      .replaceAll(/^ *listen \[::\].*\n/gmu, '')
      .replaceAll('listen 80 ', `listen 127.0.0.1:${String(port)} `)
      .replaceAll('listen 443 ', `listen 127.0.0.1:${String(securePort)} `)
      .replaceAll('/etc/ssl/kepenk', secrets)
      .replaceAll('/srv/kepenk/deploy/generated/nginx-headers.conf', headers)
      .replaceAll('/srv/kepenk', site.root),
  )
  const stop = async () => {
    await server.stop()
    rmSync(secrets, { recursive: true })
  }
  return { port: server.port, securePort, certificate, stop }
}

/** Runs nginx with this `http` part of a configuration; it writes into its own folder only. */
const run = (http: (port: number) => string): Promise<RealServer> =>
  runConfigured('nginx.conf', ['nginx', '-e', 'stderr', '-c'], ({ port, folder }) =>
    [
      `load_module ${BROTLI_MODULE};`,
      'daemon off;',
      'master_process off;',
      `pid ${folder}/nginx.pid;`,
      'events {}',
      'http {',
      'access_log off;',
      ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
        (name) => `${name}_temp_path ${folder}/${name};`,
      ),
      http(port),
      '}',
      '',
    ].join('\n'),
  )
