import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildSync } from 'esbuild'
import { workerPath } from '#domain/site/page-address.ts'
import { readKeptSite } from './kept-files.ts'

const source = (name: 'offline' | 'farewell') =>
  fileURLToPath(new URL(`../../src/features/offline/${name}.worker.ts`, import.meta.url))

/** Writes /sw.js of the site built into `dist`: the offline worker, or the one that clears up after it. */
export function writeWorker(dist: string, offline: 'on' | 'off'): void {
  const { outputFiles } = buildSync({
    entryPoints: [source(offline === 'on' ? 'offline' : 'farewell')],
    define: offline === 'on' ? { KEPT_SITE: JSON.stringify(readKeptSite(dist)) } : {},
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2020',
  })
  writeFileSync(join(dist, workerPath), outputFiles[0]?.contents ?? '')
}
