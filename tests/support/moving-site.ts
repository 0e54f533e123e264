import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { IncomingMessage, RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readKeptSite } from '../../scripts/offline/kept-files.ts'
import { writeWorker } from '../../scripts/offline/write-worker.ts'
import { serveSite, type RunningSite } from '../../scripts/site-server.ts'
import { test as visitor } from './visitor.ts'

const dist = fileURLToPath(new URL('../../dist', import.meta.url))

interface Redeployment {
  readonly offline?: 'on' | 'off'
  readonly stale?: string
  readonly without?: string
}

/** A copy of dist/ on a port of its own, which can vanish, come back and be built anew. */
export class MovingSite {
  readonly folder = mkdtempSync(join(tmpdir(), 'kepenk-moving-'))
  /** Every address that was asked for, in order. */
  readonly asked: string[] = []
  #running: RunningSite | undefined
  #port = 0

  constructor() {
    // Compressed copies would outlive a change.
    cpSync(dist, this.folder, { recursive: true, filter: (file) => !/\.(?:br|gz)$/u.test(file) })
  }

  get url(): string {
    return `http://localhost:${String(this.#port)}`
  }

  /** Name of the cache in which the worker keeps the build that stands here now. */
  get build(): string {
    return `kepenk-${readKeptSite(this.folder).version}`
  }

  async start(): Promise<void> {
    this.#running = await serveSite(this.folder, this.#port)
    this.#port = this.#running.port
    this.#running.server.prependListener('request', ({ url = '' }: IncomingMessage) => {
      this.asked.push(url)
    })
  }

  /** Answers everything from here on with an error. */
  fail(status: number): void {
    this.#answerWith((_request, response) => {
      response.writeHead(status).end()
    })
  }

  /** Answers nothing until `end`, then everything. */
  stall(end: Promise<unknown>): void {
    const server = this.#running?.server
    const answers = server?.listeners('request') ?? []
    this.#answerWith((...exchange) => {
      void end.then(() => {
        for (const answer of answers) answer.apply(server, exchange)
      })
    })
  }

  /** Begins to send every page that is opened, and sends no more of it; all else comes. */
  stallPagesHalfWay(): void {
    const server = this.#running?.server
    const answers = server?.listeners('request') ?? []
    this.#answerWith((request, response) => {
      if (request.headers.accept?.includes('text/html') === true) {
        response.writeHead(200, { 'Content-Type': 'text/html' })
        response.write('<!doctype html>')
      } else for (const answer of answers) answer.call(server, request, response)
    })
  }

  #answerWith(listener: RequestListener): void {
    this.#running?.server.removeAllListeners('request').on('request', listener)
  }

  /** From here on nobody answers: a browser cannot tell it from a cut network. */
  async stop(): Promise<void> {
    const running = this.#running
    this.#running = undefined
    await running?.stop()
  }

  /**
   * Puts another build in the place of this one, on the same port: other words on every page (`data-words`), a script by
   * another name with other content (`data-build`). `stale` is a page that stays as it was.
   */
  async redeploy(
    mark: string,
    { offline = 'on', stale, without }: Redeployment = {},
  ): Promise<void> {
    const old = stale === undefined ? '' : readFileSync(join(this.folder, stale), 'utf8')
    const [script = ''] = globSync('_astro/PageLayout.*.js', { cwd: this.folder })
    const renamed = `_astro/PageLayout.${mark}.js`
    const code = readFileSync(join(this.folder, script), 'utf8')
    rmSync(join(this.folder, script))
    writeFileSync(
      join(this.folder, renamed),
      `${code};document.documentElement.dataset.build=${JSON.stringify(mark)}`,
    )
    for (const file of globSync('**/*.html', { cwd: this.folder })) {
      const html = readFileSync(join(this.folder, file), 'utf8')
      writeFileSync(
        join(this.folder, file),
        html
          .replaceAll(script, renamed)
          .replace(/<body(?: data-words="\w+")?/u, `<body data-words="${mark}"`)
          .replace(offline === 'off' ? ' data-offline' : '', ''),
      )
    }
    writeWorker(this.folder, offline)
    if (stale !== undefined) writeFileSync(join(this.folder, stale), old)
    if (without !== undefined) rmSync(join(this.folder, without))
    await this.stop()
    await this.start()
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.stop()
    rmSync(this.folder, { recursive: true, force: true })
  }
}

/** A visitor of a site of their own, whose browser lets service workers in. */
export const test = visitor.extend<{ host: MovingSite }>({
  serviceWorkers: 'allow',
  // eslint-disable-next-line no-empty-pattern -- Playwright wants the pattern
  host: async ({}, use) => {
    await using host = new MovingSite()
    await host.start()
    await use(host)
  },
  baseURL: async ({ host }, use) => {
    await use(host.url)
  },
})
