// Finds a Chrome or Chromium for the tests: CHROME_PATH, an installed one, or one that Playwright brought.
// The headless shell comes first where it is installed: it is the same engine without a desktop.
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

/** In a container there is no sandbox. The headless shell alone fits letters to whole pixels, which makes text 5 % wider than a phone's. */
const ANYWHERE = ['--no-sandbox', '--font-render-hinting=none']

/** How a bench starts it: a visitor's browser does the work of the least priority too, and it is part of the time. */
export const BENCH_ARGS = [...ANYWHERE, '--disable-gpu']

/**
 * How the tests start it. Chromium rasters what is out of view as work of the least priority; on two cores that work and
 * the raster of what is in view now and then wait for each other for ever, and the page never gets a frame again
 * (seen in 6 of 100 first scrolls through / on a busy machine, in none of 129 without such work).
 */
export const HEADLESS_ARGS = [...BENCH_ARGS, '--disable-best-effort-tasks']

/**
 * How the tests start it where it draws in three dimensions, with the processor for a graphics card. That work stays in:
 * without it, the same test often took half as long again.
 */
export const WEBGL_ARGS = [
  ...ANYWHERE,
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
]

/** What it would ask the network for of its own accord, left out: tests count and answer requests themselves. */
export const QUIET_ARGS = [
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

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
