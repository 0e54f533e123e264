// Makes sure that there is a browser for the tests and installs one where that is possible.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { canInstall, install } from './debian-packages.ts'
import { findBrowser } from './find-browser.ts'

/**
 * While a page's own font has not arrived, its text stands in Arial's measures, as every phone and desktop has them.
 * Debian's Chromium brings no such font along, and a wider one would show a page that no visitor sees.
 */
const FALLBACK_FONT = { package: 'fonts-liberation', at: '/usr/share/fonts/truetype/liberation' }

/** Path of a browser. Installs Chromium if there is none; throws with the one thing left to do. */
export function ensureBrowser(): string {
  const isThere = findBrowser() !== undefined
  if (canInstall()) {
    const missing = [
      ...(isThere ? [] : ['chromium']),
      ...(existsSync(FALLBACK_FONT.at) ? [] : [FALLBACK_FONT.package]),
    ]
    if (missing.length > 0) install(missing)
  } else if (!isThere) {
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
