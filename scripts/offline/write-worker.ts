import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { workerPath } from '#domain/site/page-address.ts'
import { bundleScript } from '../bundle-script.ts'
import { readKeptSite } from './kept-files.ts'

const source = (name: 'offline' | 'farewell') =>
  fileURLToPath(new URL(`../../src/features/offline/${name}.worker.ts`, import.meta.url))

/** Writes /sw.js of the site built into `dist`: the offline worker, or the one that clears up after it. */
export function writeWorker(dist: string, offline: 'on' | 'off'): void {
  const worker =
    offline === 'on'
      ? bundleScript(source('offline'), { KEPT_SITE: JSON.stringify(readKeptSite(dist)) })
      : bundleScript(source('farewell'))
  writeFileSync(join(dist, workerPath), worker)
}
