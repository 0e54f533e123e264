import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { replaceSite } from './replace-site.ts'

const root = mkdtempSync(join(tmpdir(), 'kepenk-replace-'))
const filesIn = (folder: string) => globSync('**/*.*', { cwd: join(root, folder) }).toSorted()

/** What stands after a build that gives these files. */
function build(...files: readonly string[]) {
  for (const file of files) {
    mkdirSync(dirname(join(root, 'next', file)), { recursive: true })
    writeFileSync(join(root, 'next', file), file)
  }
  replaceSite(join(root, 'next'), join(root, 'dist'), join(root, 'before'))
  return { site: filesIn('dist'), before: filesIn('before') }
}

test('a new site takes the place of the one before, whose files with a hash are kept until the next', () => {
  const first = ['_astro/font.f1.woff2', '_astro/menu.a1.js', '_astro/menu.a1.js.br', 'index.html']
  const second = ['_astro/font.f1.woff2', '_astro/menu.b2.js', '_astro/menu.b2.js.br', 'about.html']
  const third = ['_astro/font.f1.woff2', '_astro/menu.c3.js', '_astro/menu.c3.js.br', 'index.html']
  const firstsOwn = ['_astro/menu.a1.js', '_astro/menu.a1.js.br']
  const secondsOwn = ['_astro/menu.b2.js', '_astro/menu.b2.js.br']
  try {
    expect(build(...first)).toEqual({ site: first, before: [] })
    expect(build(...second)).toEqual({ site: second, before: firstsOwn })
    // Nothing has changed: the pages of the build before that may be open as well.
    expect(build(...second)).toEqual({ site: second, before: firstsOwn })
    expect(build(...third)).toEqual({ site: third, before: secondsOwn })
    expect(filesIn('next')).toEqual([])
  } finally {
    rmSync(root, { recursive: true })
  }
})
