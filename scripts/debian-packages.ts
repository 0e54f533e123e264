// Installs what the tests need from Debian's packages, where that is possible.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** True as root on Debian and what is made of it. */
export const canInstall = (): boolean => existsSync('/usr/bin/apt-get') && process.getuid?.() === 0

/** Installs packages without what they merely recommend, and starts no service of theirs. */
export function install(packages: readonly string[]): void {
  const apt = (...args: readonly string[]) =>
    spawnSync('apt-get', args, {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
    })
  apt('update')
  apt('install', '-y', '--no-install-recommends', ...packages)
}

/** True if the lists of packages that the system has fetched know this one. */
export const isOffered = (name: string): boolean =>
  spawnSync('apt-cache', ['show', name], { stdio: 'ignore' }).status === 0
