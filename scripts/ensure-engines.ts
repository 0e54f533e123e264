// Makes sure that Firefox and WebKit with its driver are there for the journeys in every engine, and installs them where that is possible.
import { existsSync, globSync } from 'node:fs'
import { canInstall, install } from './debian-packages.ts'

export const FIREFOX = '/usr/bin/firefox-esr'
const PROGRAMS = [FIREFOX, '/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb']
const PACKAGES = ['firefox-esr', 'webkit2gtk-driver', 'xvfb']
export const HOW_TO_GET_ENGINES = `Firefox ESR, WebKitWebDriver and Xvfb are needed. On Debian: sudo apt-get install ${PACKAGES.join(' ')}`

/** Path of the small browser that comes with WebKit for its driver. */
export const findMiniBrowser = (): string | undefined =>
  globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')[0]

const areThere = () => PROGRAMS.every(existsSync) && findMiniBrowser() !== undefined

/** True when both engines can be started. As root on Debian it installs them first. */
export function ensureEngines(): boolean {
  if (areThere()) return true
  if (!canInstall()) return false
  install(PACKAGES)
  return areThere()
}
