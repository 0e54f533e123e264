import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { ReplaceFault, replaceSite } from './replace-site.ts'

/** A folder of its own, in which one site takes the place of the other. */
function place() {
  const root = mkdtempSync(join(tmpdir(), 'kepenk-replace-'))
  onTestFinished(() => {
    rmSync(root, { recursive: true })
  })
  const filesIn = (folder: string) => globSync('**/*.*', { cwd: join(root, folder) }).toSorted()
  const lay = (folder: string, files: readonly string[]) => {
    for (const file of files) {
      mkdirSync(dirname(join(root, folder, file)), { recursive: true })
      writeFileSync(join(root, folder, file), file)
    }
  }
  const replace = (rename = renameSync) =>
    replaceSite(join(root, 'next'), join(root, 'dist'), join(root, 'before'), rename)
  /** What stands after a build that gives these files. */
  const build = async (...files: readonly string[]) => {
    lay('next', files)
    await replace()
    return { site: filesIn('dist'), before: filesIn('before') }
  }
  return { root, filesIn, lay, replace, build }
}

/** Renames as ever, but the new site only after so many tries, as where another program holds it. */
function heldFor(tries: number, held = /next$/u): typeof renameSync {
  let left = tries
  return (from, to) => {
    if (held.test(String(from)) && left-- > 0)
      throw Object.assign(new Error('EPERM: operation not permitted'), { code: 'EPERM' })
    renameSync(from, to)
  }
}

test('a new site takes the place of the one before, whose files with a hash are kept until the next', async () => {
  const first = ['_astro/font.f1.woff2', '_astro/menu.a1.js', '_astro/menu.a1.js.br', 'index.html']
  const second = ['_astro/font.f1.woff2', '_astro/menu.b2.js', '_astro/menu.b2.js.br', 'about.html']
  const third = ['_astro/font.f1.woff2', '_astro/menu.c3.js', '_astro/menu.c3.js.br', 'index.html']
  const firstsOwn = ['_astro/menu.a1.js', '_astro/menu.a1.js.br']
  const secondsOwn = ['_astro/menu.b2.js', '_astro/menu.b2.js.br']
  const { build, filesIn } = place()
  expect(await build(...first)).toEqual({ site: first, before: [] })
  expect(await build(...second)).toEqual({ site: second, before: firstsOwn })
  // Nothing has changed: the pages of the build before that may be open as well.
  expect(await build(...second)).toEqual({ site: second, before: firstsOwn })
  expect(await build(...third)).toEqual({ site: third, before: secondsOwn })
  expect(filesIn('next')).toEqual([])
})

test('a folder that another program holds for a moment is waited for', async () => {
  const { build, lay, replace, filesIn } = place()
  await build('old.html')
  lay('next', ['new.html'])
  await replace(heldFor(2))
  expect(filesIn('dist')).toEqual(['new.html'])
})

test('where the new site cannot take its place, the one before stands, and the owner reads why', async () => {
  const { build, lay, replace, filesIn } = place()
  await build('old.html')
  lay('next', ['new.html'])
  await expect(replace(heldFor(Infinity))).rejects.toThrow(ReplaceFault)
  expect(filesIn('dist')).toEqual(['old.html'])
  expect((await build('newer.html')).site).toContain('newer.html')
})

test('where the one before cannot go back either, the owner reads where it is, and the next build has it', async () => {
  const { build, lay, replace, filesIn } = place()
  await build('old.html')
  lay('next', ['new.html'])
  await expect(replace(heldFor(Infinity, /next(?:-last)?$/u))).rejects.toThrow(
    /next-last klasöründe/u,
  )
  expect(filesIn('next-last')).toEqual(['old.html'])
  await replace(heldFor(0))
  expect(filesIn('dist')).toEqual(['new.html'])
})

test('a site that a build, ended half way, has left aside comes back first', async () => {
  const { root, lay, replace, filesIn } = place()
  lay('next-last', ['old.html'])
  lay('next', ['new.html'])
  await expect(replace(heldFor(Infinity))).rejects.toThrow('önceki site duruyor')
  expect(filesIn('dist')).toEqual(['old.html'])
  expect(existsSync(join(root, 'next-last'))).toBe(false)
})
