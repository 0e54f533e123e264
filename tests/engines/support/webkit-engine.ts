import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { z } from 'zod'
import { findMiniBrowser } from '../../../scripts/ensure-engines.ts'
import { freePort } from '../../../scripts/servers/run-server.ts'
import type { Engine, Launch } from './engine.ts'
import { KEYS } from './keys.ts'
import { newSession } from './webdriver.ts'

/** WebKit of GNOME, the engine of Safari and of every browser on an iPhone, over the classic WebDriver protocol on a screen of its own. */
export const launchWebKit: Launch = async ({ proxyPort, isCautious }) => {
  const settings = writeSettings(isCautious)
  const screen = spawn('Xvfb', ['-displayfd', '3', '-nolisten', 'tcp', '-screen', '0', SCREEN], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const display = await firstLine(screen)
  const port = await freePort()
  const driver = spawn('WebKitWebDriver', [`--port=${String(port)}`], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: {
      ...process.env,
      DISPLAY: `:${display}`,
      XDG_CONFIG_HOME: settings,
      NO_AT_BRIDGE: '1',
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    },
  })
  const complaints = listen(driver)
  const stop = async () => {
    for (const child of [driver, screen]) await end(child)
    rmSync(settings, { recursive: true, force: true })
  }
  const session = await newSession(port, capabilities(proxyPort, isCautious)).catch(
    async (error: unknown) => {
      await stop()
      throw error
    },
  )
  const { ask, tell } = session
  const pointer = (...actions: readonly object[]) =>
    tell('/actions', { actions: [{ type: 'pointer', id: 'mouse', actions }] })
  const moveTo = (x: number, y: number) => ({
    type: 'pointerMove',
    duration: 0,
    x: Math.round(x),
    y: Math.round(y),
  })
  const strike = (keys: readonly string[]) =>
    tell('/actions', {
      actions: [
        {
          type: 'key',
          id: 'keyboard',
          actions: keys.flatMap((value) => [
            { type: 'keyDown', value },
            { type: 'keyUp', value },
          ]),
        },
      ],
    })
  const evaluate: Engine['evaluate'] = (expression) =>
    tell('/execute/sync', { script: `return ${expression}`, args: [] })

  return {
    goTo: (url) => tell('/url', { url }),
    reload: () => tell('/refresh', {}),
    back: () => tell('/back', {}),
    resize: async (width, height) => {
      // The window has a bar above the page.
      await tell('/window/rect', { x: 0, y: 0, width, height })
      const bar = z.number().parse(await evaluate('outerHeight - innerHeight'))
      await tell('/window/rect', { x: 0, y: 0, width, height: height + bar })
    },
    evaluate,
    movePointer: (x, y) => pointer(moveTo(x, y)),
    click: (x, y) =>
      pointer(moveTo(x, y), { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }),
    press: (key) => strike([KEYS[key]]),
    type: (text) => strike(Array.from(text)),
    screenshot: async () => Buffer.from(z.string().parse(await ask('/screenshot')), 'base64'),
    takeComplaints: () => complaints.splice(0),
    close: async () => {
      await session.close()
      await stop()
    },
  }
}

const SCREEN = '1600x1300x24'

const capabilities = (proxyPort: number, isCautious: boolean) => ({
  'webkitgtk:browserOptions': {
    binary: findMiniBrowser(),
    args: [
      '--automation',
      // Not the capability of the standard, which WebKit follows for plain http only.
      `--proxy=http://127.0.0.1:${String(proxyPort)}`,
      '--ignore-host=localhost',
      '--enable-write-console-messages-to-stdout=true',
      ...(isCautious ? ['--enable-html5-local-storage=false'] : []),
    ],
  },
})

/** GTK's settings: small letters, or the browser's own bar is wider than a phone; and no animation for who wants none. */
function writeSettings(isCautious: boolean): string {
  const folder = mkdtempSync(join(tmpdir(), 'kepenk-webkit-'))
  const gtk = join(folder, 'gtk-3.0')
  mkdirSync(gtk)
  writeFileSync(
    join(gtk, 'settings.ini'),
    `[Settings]\ngtk-font-name=Sans 3\ngtk-enable-animations=${isCautious ? '0' : '1'}\n`,
  )
  writeFileSync(
    join(gtk, 'gtk.css'),
    '* { padding: 0; margin: 0; min-width: 0; min-height: 0; border-width: 0; font-size: 3px; }\n',
  )
  return folder
}

function listen(driver: ChildProcess): string[] {
  const complaints: string[] = []
  if (driver.stdout)
    createInterface({ input: driver.stdout }).on('line', (line) => {
      if (/^CONSOLE .*(?:ERROR|WARN)/u.test(line)) complaints.push(line)
    })
  return complaints
}

/** What a program writes to its fourth stream, where Xvfb says which display is its own. */
async function firstLine(child: ChildProcess): Promise<string> {
  const stream = child.stdio[3]
  if (!stream) throw new Error('Xvfb has no stream to say its display.')
  const said: readonly unknown[] = await Promise.race([once(stream, 'data'), once(child, 'exit')])
  return String(said[0]).trim()
}

async function end(child: ChildProcess) {
  if (child.exitCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}
