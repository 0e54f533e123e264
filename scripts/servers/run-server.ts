// Runs a server that is a program of its own, on a free port of this computer.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ask } from './ask.ts'

const PATIENCE_MS = 60_000

export interface RealServer {
  readonly port: number
  readonly stop: () => Promise<void>
}

/** A free port, and a folder that goes when the server stops. */
interface Place {
  readonly port: number
  readonly folder: string
}
export const newPlace = async (): Promise<Place> => ({
  port: await freePort(),
  folder: mkdtempSync(join(tmpdir(), 'kepenk-server-')),
})

/** Starts a server with the configuration that is made for its port, and waits until it answers there. Throws with its words. */
export async function runConfigured(
  file: string,
  command: readonly string[],
  configure: (place: Place) => string,
): Promise<RealServer> {
  const place = await newPlace()
  const config = join(place.folder, file)
  writeFileSync(config, configure(place))
  return runServer([...command, config], place)
}

/** Starts a server that knows its place, and waits until it answers there. Throws with its words. */
export async function runServer(
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
