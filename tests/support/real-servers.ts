import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
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

/** nginx on a free port with the rules of deploy/nginx/, as one process of this user. */
export const startNginx = (): Promise<RealServer> =>
  start('nginx.conf', ['nginx', '-e', 'stderr', '-c'], (port, folder) =>
    nginxConfig(
      folder,
      [
        `include ${root}/deploy/generated/nginx-maps.conf;`,
        'server {',
        `  listen 127.0.0.1:${String(port)};`,
        `  root ${dist};`,
        `  include ${root}/deploy/generated/nginx-headers.conf;`,
        `  include ${root}/deploy/nginx/site.conf;`,
        '}',
      ].join('\n'),
    ),
  )

/** Caddy on a free port with the rules of deploy/caddy/. */
export const startCaddy = (): Promise<RealServer> =>
  start('Caddyfile', ['caddy', 'run', '--adapter', 'caddyfile', '--config'], (port) =>
    [
      '{',
      '\tadmin off',
      '\tauto_https off',
      '}',
      `import ${root}/deploy/generated/headers.caddy`,
      `import ${root}/deploy/caddy/site.caddy`,
      `http://127.0.0.1:${String(port)} {`,
      `\troot * ${dist}`,
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
export const nginxConfig = (folder: string, http: string): string =>
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
export async function start(
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
