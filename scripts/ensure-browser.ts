// Makes sure that there is a browser for the tests and installs one where that is possible.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { findBrowser } from './find-browser.ts'

const run = (command: string, args: readonly string[]): boolean =>
  spawnSync(command, args, { stdio: 'inherit' }).status === 0

/** Path of a browser. Installs Chromium if there is none; throws with the one thing left to do. */
export function ensureBrowser(): string {
  const found = findBrowser()
  if (found !== undefined) return found
  const isDebianRoot = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0
  if (isDebianRoot) {
    run('apt-get', ['update'])
    run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'])
  } else {
    run('npx', ['playwright', 'install', 'chromium'])
  }
  const installed = findBrowser()
  if (installed === undefined) {
    throw new Error(
      'No browser for the tests: install Chrome or Chromium, or set CHROME_PATH to one.',
    )
  }
  return installed
}
