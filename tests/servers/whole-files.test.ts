import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { get } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ask } from '../support/ask.ts'
import { freePort, nginxConfig, root, start } from '../support/real-servers.ts'

// The files that docs/deploy.md has people install, with this computer's places and ports put in.

test('nginx serves the site over https as deploy/nginx/kepenk.conf says, and leads http there', async () => {
  const secrets = mkdtempSync(join(tmpdir(), 'kepenk-certificate-'))
  const made = spawnSync('openssl', [
    ...[
      'req',
      '-x509',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:P-256',
      '-nodes',
      '-days',
      '1',
    ],
    ...['-subj', '/CN=localhost', '-keyout', join(secrets, 'privkey.pem')],
    ...['-out', join(secrets, 'fullchain.pem')],
  ])
  expect(made.status, made.stderr.toString()).toBe(0)
  const securePort = await freePort()
  const server = await start('nginx.conf', ['nginx', '-e', 'stderr', '-c'], (port, folder) =>
    nginxConfig(
      folder,
      readFileSync(join(root, 'deploy/nginx/kepenk.conf'), 'utf8')
        .replaceAll(/^ *listen \[::\].*\n/gmu, '')
        .replaceAll('listen 80 ', `listen 127.0.0.1:${String(port)} `)
        .replaceAll('listen 443 ', `listen 127.0.0.1:${String(securePort)} `)
        .replaceAll('/etc/ssl/kepenk', secrets)
        .replaceAll('/srv/kepenk', root),
    ),
  )
  try {
    const plain = await ask(server.port, '/about?a=1', { headers: { host: 'kepenk.example' } })
    expect(plain.status).toBe(308)
    expect(plain.headers.location).toBe('https://kepenk.example/about?a=1')
    const headers = await new Promise<NodeJS.Dict<string | string[]>>((resolve, reject) => {
      const options = { port: securePort, rejectUnauthorized: false, agent: false }
      get('https://127.0.0.1/about', options, (response) => {
        response.resume()
        resolve(response.headers)
      }).on('error', reject)
    })
    expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains')
    expect(headers['content-security-policy']).toContain("default-src 'none'")
  } finally {
    await server.stop()
    rmSync(secrets, { recursive: true })
  }
})

test('Caddy takes deploy/caddy/Caddyfile', () => {
  const file = join(root, 'deploy/caddy/Caddyfile')
  const checked = spawnSync('caddy', ['adapt', '--validate', '--config', file], {
    env: { ...process.env, SITE_DOMAIN: 'www.kepenk.example' },
  })
  expect(checked.status, checked.stderr.toString()).toBe(0)
  expect(checked.stdout.toString()).toContain('"host":["www.kepenk.example"]')
})
