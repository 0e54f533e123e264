import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

const isText = (path: string) => !/\.(?:jpg|webm|mp4)$/u.test(path)

/** A folder content/ with a copy of the texts, and of the films by name; it goes with the test. */
export function copyTexts(): string {
  const root = mkdtempSync(join(tmpdir(), 'kepenk-texts-'))
  onTestFinished(() => {
    rmSync(root, { recursive: true })
  })
  const folder = join(root, 'content')
  cpSync('content', folder, { recursive: true, filter: isText })
  mkdirSync(join(folder, 'media'), { recursive: true })
  for (const film of ['intro', 'promo'])
    for (const kind of ['webm', 'mp4']) writeFileSync(join(folder, `media/${film}.${kind}`), kind)
  return folder
}
