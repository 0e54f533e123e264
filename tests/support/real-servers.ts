import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { BROTLI_MODULE } from '../../scripts/ensure-servers.ts'
import { ask } from './ask.ts'

export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/u, '')
const dist = join(root, 'dist')
const PATIENCE_MS = 60_000

export interface RealServer {
  readonly port: number
  readonly stop: () => Promise<void>
}

/** Where a build keeps what open pages of the one before may ask for. */
const BEFORE = join(root, '.cache/before')

/** nginx on a free port with the rules of deploy/nginx/ for a folder, as one process of this user. */
export const startNginx = (folder = dist, before = BEFORE): Promise<RealServer> =>
  start('nginx.conf', ['nginx', '-e', 'stderr', '-c'], (port, own) =>
    nginxConfig(
      own,
      [
        `include ${root}/deploy/generated/nginx-maps.conf;`,
        'server {',
        `  listen 127.0.0.1:${String(port)};`,
        `  root ${folder};`,
        `  set $site_before ${before};`,
        `  include ${root}/deploy/generated/nginx-headers.conf;`,
        `  include ${root}/deploy/nginx/site.conf;`,
        '}',
      ].join('\n'),
    ),
  )

export interface SecureServer extends RealServer {
  readonly securePort: number
  /** File of the certificate for `host`, its own authority. */
  readonly certificate: string
}

/** deploy/nginx/kepenk.conf as it stands, with this computer's places and ports put in, for one host over http and https. */
export async function startWholeNginx(
  host: string,
  headers = join(root, 'deploy/generated/nginx-headers.conf'),
): Promise<SecureServer> {
  const secrets = mkdtempSync(join(tmpdir(), 'kepenk-certificate-'))
  const certificate = join(secrets, 'fullchain.pem')
  makeCertificate(host, certificate, join(secrets, 'privkey.pem'))
  const securePort = await freePort()
  const server = await start('nginx.conf', ['nginx', '-e', 'stderr', '-c'], (port, folder) =>
    nginxConfig(
      folder,
      readFileSync(join(root, 'deploy/nginx/kepenk.conf'), 'utf8')
        .replaceAll(/^ *listen \[::\].*\n/gmu, '')
        .replaceAll('listen 80 ', `listen 127.0.0.1:${String(port)} `)
        .replaceAll('listen 443 ', `listen 127.0.0.1:${String(securePort)} `)
        .replaceAll('/etc/ssl/kepenk', secrets)
        .replaceAll('/srv/kepenk/deploy/generated/nginx-headers.conf', headers)
        .replaceAll('/srv/kepenk', root),
    ),
  )
  const stop = async () => {
    await server.stop()
    rmSync(secrets, { recursive: true })
  }
  return { port: server.port, securePort, certificate, stop }
}

function makeCertificate(host: string, certificate: string, key: string): void {
  const made = spawnSync('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'],
    ...['-days', '1', '-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`],
    ...['-keyout', key, '-out', certificate],
  ])
  if (made.status !== 0) throw new Error(made.stderr.toString())
}

/** Caddy on a free port with the rules of deploy/caddy/. */
export const startCaddy = (folder = dist, before = BEFORE): Promise<RealServer> =>
  start('Caddyfile', ['caddy', 'run', '--adapter', 'caddyfile', '--config'], (port) =>
    [
      '{',
      '\tadmin off',
      '\tauto_https off',
      '}',
      `import ${root}/deploy/generated/headers.caddy`,
      `import ${root}/deploy/caddy/site.caddy`,
      `http://127.0.0.1:${String(port)} {`,
      `\troot * ${folder}`,
      `\tvars site_before ${before}`,
      '\timport site',
      '}',
      '',
    ].join('\n'),
  )

/** Cloudflare's own emulator of Pages on a free port; it asks for nothing on the network and writes into a folder of its own. */
export const startPages = async (): Promise<RealServer> => {
  const place = await newPlace()
  return run(
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

/** A whole nginx configuration around the `http` part, which writes into `folder` only. */
const nginxConfig = (folder: string, http: string): string =>
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
    http,
    '}',
    '',
  ].join('\n')

/** Starts a server with the configuration that is made for its port, and waits until it answers there. Throws with its words. */
async function start(
  file: string,
  command: readonly string[],
  configure: (port: number, folder: string) => string,
): Promise<RealServer> {
  const place = await newPlace()
  const config = join(place.folder, file)
  writeFileSync(config, configure(place.port, place.folder))
  return run([...command, config], place)
}

/** A free port, and a folder that goes when the server stops. */
interface Place {
  readonly port: number
  readonly folder: string
}
const newPlace = async (): Promise<Place> => ({
  port: await freePort(),
  folder: mkdtempSync(join(tmpdir(), 'kepenk-server-')),
})

async function run(
  [command = '', ...args]: readonly string[],
  { port, folder }: Place,
  environment: Readonly<Record<string, string>> = {},
): Promise<RealServer> {
  const server = spawn(command, args, {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder, ...environment },
  })
  let said = ''
  server.stderr.on('data', (text: Buffer) => (said += text.toString()))
  const ended = once(server, 'exit')
  const killAtExit = () => server.kill('SIGTERM')
  process.once('exit', killAtExit)
  const stop = async () => {
    if (server.exitCode === null) server.kill('SIGTERM')
    await ended
    process.off('exit', killAtExit)
    rmSync(folder, { recursive: true })
  }
  const deadline = Date.now() + PATIENCE_MS
  while (!(await answers(port))) {
    if (server.exitCode !== null || Date.now() > deadline) {
      await stop()
      throw new Error(`${command} does not answer on port ${String(port)}:\n${said}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  return { port, stop }
}

const answers = (port: number) =>
  ask(port, '/').then(
    () => true,
    () => false,
  )

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('No free port.')
  return address.port
}
