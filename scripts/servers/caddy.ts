// Caddy with the rules of deploy/caddy/.
import { runConfigured, type RealServer } from './run-server.ts'
import * as site from './site-folders.ts'

/** Caddy on a free port with the rules of deploy/caddy/ for a folder, and the files of the build before in another. */
export const startCaddy = (folder = site.dist, before = site.before): Promise<RealServer> =>
  runConfigured('Caddyfile', ['caddy', 'run', '--adapter', 'caddyfile', '--config'], ({ port }) =>
    [
      '{',
      '\tadmin off',
      '\tauto_https off',
      '}',
      `import ${site.root}/deploy/generated/headers.caddy`,
      `import ${site.root}/deploy/caddy/site.caddy`,
      `http://127.0.0.1:${String(port)} {`,
      `\troot * ${folder}`,
      `\tvars site_before ${before}`,
      '\timport site',
      '}',
      '',
    ].join('\n'),
  )
