import { spawnSync } from 'node:child_process'
import type { IncomingMessage } from 'node:http'
import { get } from 'node:https'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ask } from '../../scripts/servers/ask.ts'
import { startWholeNginx } from '../../scripts/servers/nginx.ts'
import { root } from '../../scripts/servers/site-folders.ts'
import { site } from '../support/content.ts'

// The files that docs/deploy.md has people install, with this computer's places and ports put in.

test('nginx serves the site over https as deploy/nginx/kepenk.conf says, and leads http there', async () => {
  const server = await startWholeNginx('kepenk.example')
  try {
    const plain = await ask(server.port, '/about?a=1', { headers: { host: 'kepenk.example' } })
    expect(plain.status).toBe(308)
    expect(plain.headers.location).toBe('https://kepenk.example/about?a=1')
    const headers = await new Promise<NodeJS.Dict<string | string[]>>((resolve, reject) => {
      const options = { port: server.securePort, rejectUnauthorized: false, agent: false }
      get('https://127.0.0.1/about', options, (response) => {
        response.resume()
        resolve(response.headers)
      }).on('error', reject)
    })
    expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains')
    expect(headers['content-security-policy']).toContain("default-src 'none'")
  } finally {
    await server.stop()
  }
})

test('nginx leads the other name, with or without www, to the one address in a single step', async () => {
  const { host } = new URL(site.domain)
  const other = host.startsWith('www.') ? host.slice('www.'.length) : `www.${host}`
  const server = await startWholeNginx(other)
  try {
    const plain = await ask(server.port, '/about?a=1', { headers: { host: other } })
    const options = {
      ...{ port: server.securePort, path: '/about?a=1', headers: { host: other } },
      ...{ rejectUnauthorized: false, agent: false },
    }
    const secure = await new Promise<IncomingMessage>((resolve, reject) => {
      get('https://127.0.0.1', options, resolve).on('error', reject)
    })
    secure.resume()
    for (const [status, location] of [
      [plain.status, plain.headers.location],
      [secure.statusCode, secure.headers.location],
    ])
      expect([status, location]).toEqual([308, `${site.domain}/about?a=1`])
  } finally {
    await server.stop()
  }
})

test('Caddy takes deploy/caddy/Caddyfile', () => {
  const file = join(root, 'deploy/caddy/Caddyfile')
  const checked = spawnSync('caddy', ['adapt', '--validate', '--config', file], {
    env: { ...process.env, SITE_DOMAIN: 'www.kepenk.example', OTHER_DOMAIN: 'kepenk.example' },
  })
  expect(checked.status, checked.stderr.toString()).toBe(0)
  expect(checked.stdout.toString()).toContain('"host":["www.kepenk.example"]')
  expect(checked.stdout.toString()).toContain('"host":["kepenk.example"]')
  expect(checked.stdout.toString()).toContain('"https://www.kepenk.example{http.request.uri}"')
})
