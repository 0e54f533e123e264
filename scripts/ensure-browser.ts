// Makes sure that there is a browser for the tests and installs one where that is possible.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { canInstall, install, isOffered } from './debian-packages.ts'
import { findBrowser } from './find-browser.ts'

/**
 * While a page's own font has not arrived, its text stands in Arial's measures, as every phone and desktop has them.
 * Debian's Chromium brings no such font along, and a wider one would show a page that no visitor sees.
 */
const FALLBACK_FONT = { package: 'fonts-liberation', at: '/usr/share/fonts/truetype/liberation' }

/** Chromium without a desktop around it: half the computing of the whole one, which opens a window of its own for each page. */
const HEADLESS_SHELL = {
  package: 'chromium-headless-shell',
  at: '/usr/bin/chromium-headless-shell',
}

const isChosen = () => Boolean(process.env['CHROME_PATH'])

/** Not every system made of Debian has the shell; beside a browser it is installed only where it is known to be had. */
const wantsShell = (): boolean =>
  !isChosen() &&
  !existsSync(HEADLESS_SHELL.at) &&
  (findBrowser() === undefined || isOffered(HEADLESS_SHELL.package))

/** Path of a browser, of the quickest that can be had; throws with the one thing left to do. */
export function ensureBrowser(): string {
  if (canInstall()) {
    if (!existsSync(FALLBACK_FONT.at)) install([FALLBACK_FONT.package])
    if (wantsShell()) install([HEADLESS_SHELL.package])
    if (findBrowser() === undefined) install(['chromium'])
  } else if (findBrowser() === undefined) {
    spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' })
  }
  const found = findBrowser()
  if (found === undefined) {
    throw new Error(
      'No browser for the tests: install Chrome or Chromium, or set CHROME_PATH to one.',
    )
  }
  return found
}
