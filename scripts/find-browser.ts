// Finds a Chrome or Chromium for the tests: CHROME_PATH, an installed one, or one that Playwright brought.
// The headless shell comes first where it is installed: it is the same engine without a desktop, four times quicker to start.
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

/**
 * How the tests start it. Chromium rasters what is out of view as work of the least priority; on two cores that work and
 * the raster of what is in view now and then wait for each other for ever, and the page never gets a frame again
 * (seen in 6 of 100 first scrolls through / on a busy machine, in none of 129 without such work).
 */
export const HEADLESS_ARGS = ['--no-sandbox', '--disable-gpu', '--disable-best-effort-tasks']

const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
]
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

const isExecutable = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Path of a browser that can be started, or undefined. Throws if CHROME_PATH names none. */
export function findBrowser(): string | undefined {
  const wished = process.env['CHROME_PATH']
  if (wished !== undefined && wished !== '') {
    if (isExecutable(wished)) return wished
    throw new Error(`CHROME_PATH is ${wished}, but no program can be started there.`)
  }
  const onPath = (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)))
  return [...onPath, ...PLACES, chromium.executablePath()].find(isExecutable)
}
