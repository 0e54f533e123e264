// A copy of the project to change and build, for tests and for the bench of growth.
import { spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdtempSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'

const root = fileURLToPath(new URL('..', import.meta.url))
const PARTS = ['content', 'src', 'scripts', 'astro.config.ts', 'package.json', 'tsconfig.json']

/** A copy of the project whose content may be broken; shares packages and encoded pictures with the original. */
export class SiteCopy implements Disposable {
  readonly folder = mkdtempSync(join(tmpdir(), 'kepenk site '))

  /** `more` are parts of the project that only a whole build needs, such as 'deploy'. */
  constructor(...more: readonly string[]) {
    for (const part of [...PARTS, ...more]) {
      cpSync(join(root, part), join(this.folder, part), { recursive: true })
    }
    symlinkSync(join(root, 'node_modules'), join(this.folder, 'node_modules'), 'dir')
    mkdirSync(join(this.folder, '.cache/astro'), { recursive: true })
    mkdirSync(join(root, '.cache/astro/assets'), { recursive: true })
    symlinkSync(join(root, '.cache/astro/assets'), join(this.folder, '.cache/astro/assets'), 'dir')
  }

  /** Replaces text in a content file; throws when there is nothing to replace. */
  edit(file: string, from: string | RegExp, to: string): void {
    const path = join(this.folder, 'content', file)
    const before = readFileSync(path, 'utf8')
    const after = before.replace(from, to)
    if (after === before) throw new Error(`${file} holds no ${String(from)}`)
    writeFileSync(path, after)
  }

  /** Runs `astro sync` (content only) or `astro build`; gives its exit status and all it printed. */
  astro(command: 'sync' | 'build') {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [join(root, 'node_modules/astro/bin/astro.mjs'), command],
      {
        cwd: this.folder,
        encoding: 'utf8',
        env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
      },
    )
    return { status, output: stripVTControlCharacters(`${stdout}\n${stderr}`) }
  }

  /** Text of a built file. */
  built(file: string): string {
    return readFileSync(join(this.folder, 'dist', file), 'utf8')
  }

  [Symbol.dispose](): void {
    rmSync(this.folder, { recursive: true, force: true })
  }
}
