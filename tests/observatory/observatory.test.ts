import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { OBSERVATORY } from '../../scripts/ensure-observatory.ts'
import { startWholeNginx, type SecureServer } from '../../scripts/servers/nginx.ts'
import { root } from '../../scripts/servers/site-folders.ts'
import { pagePaths } from '../../scripts/servers/site-paths.ts'
import { standIn } from './stand-in.ts'

const HOST = 'www.kepenk.example'
const verdictSchema = z.object({
  scan: z.object({ grade: z.string(), score: z.number(), testsFailed: z.number() }),
})
const observatorySchema = z.object({
  scan: z.custom<(address: string) => Promise<unknown>>((value) => typeof value === 'function'),
})

let observatory: z.infer<typeof observatorySchema>
beforeAll(async () => {
  observatory = observatorySchema.parse(await import(pathToFileURL(OBSERVATORY).href))
}, 60_000)

/** What the Mozilla Observatory, as published, says of a page. */
const scan = async (path: string) => verdictSchema.parse(await observatory.scan(HOST + path)).scan

describe('nginx as deploy/nginx/kepenk.conf has it', () => {
  let server: SecureServer | undefined
  beforeAll(async () => {
    server = await startWholeNginx(HOST)
    standIn(HOST, server)
  })
  afterAll(() => server?.stop())

  test.each(pagePaths)('%s has grade A+ and at least 130 points', async (path) => {
    const verdict = await scan(path)
    expect(verdict).toMatchObject({ grade: 'A+', testsFailed: 0 })
    expect(verdict.score).toBeGreaterThanOrEqual(130)
  })
})

describe('a control', () => {
  const whole = readFileSync(join(root, 'deploy/generated/nginx-headers.conf'), 'utf8')

  test.each(['Content-Security-Policy', 'Strict-Transport-Security', 'X-Content-Type-Options'])(
    'without %s the same server has less',
    async (name) => {
      const folder = mkdtempSync(join(tmpdir(), 'kepenk-weaker-'))
      const weaker = join(folder, 'nginx-headers.conf')
      writeFileSync(weaker, whole.replace(new RegExp(`^add_header ${name} .*$`, 'mu'), ''))
      const server = await startWholeNginx(HOST, weaker)
      try {
        standIn(HOST, server)
        const verdict = await scan('/')
        expect(verdict.score).toBeLessThan(130)
        expect(verdict.testsFailed).toBeGreaterThan(0)
      } finally {
        await server.stop()
        rmSync(folder, { recursive: true })
      }
    },
  )
})
