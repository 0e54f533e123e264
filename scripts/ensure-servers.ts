// Makes sure that nginx and Caddy are there for the tests on real servers, and installs them where that is possible.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { canInstall, install } from './debian-packages.ts'

const PACKAGES = ['nginx', 'libnginx-mod-http-brotli-static', 'caddy', 'openssl']
export const HOW_TO_GET_SERVERS = `nginx with its brotli module, Caddy and openssl are needed. On Debian or Ubuntu: sudo apt-get install ${PACKAGES.join(' ')}`
/** Debian's place; an nginx built with brotli has no such file and needs none. */
export const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

const isThere = (command: string, argument: string) =>
  spawnSync(command, [argument], { stdio: 'ignore' }).status === 0
const areThere = () =>
  isThere('nginx', '-v') &&
  existsSync(BROTLI_MODULE) &&
  isThere('caddy', 'version') &&
  isThere('openssl', 'version')

/** True when both servers can be started. As root on Debian or Ubuntu it installs them first, without starting a service. */
export function ensureServers(): boolean {
  if (areThere()) return true
  if (!canInstall()) return false
  install(PACKAGES)
  return areThere()
}
