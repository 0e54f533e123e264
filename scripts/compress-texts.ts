import { createHash } from 'node:crypto'
import {
  copyFileSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Another one here, and copies of the way before are not used again. */
const METHOD = '2'
const TEXT_FILES = '**/*.{html,css,js,json,svg,xml,txt,webmanifest}'
const BEST = {
  br: smallestBrotli,
  gz: (text: Buffer) => promisify(gzip)(text, { level: 9 }),
} as const

/**
 * The smaller of two copies: with Brotli's guess at how far apart a text repeats itself, and with its guess for fonts, which
 * is up to 70 bytes better for a page. In a window that just holds the text; a larger one has room for distances that do not occur.
 */
export async function smallestBrotli(text: Buffer): Promise<Buffer> {
  const copy = (mode: number) =>
    promisify(brotliCompress)(text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_MODE]: mode,
        [constants.BROTLI_PARAM_LGWIN]: Math.max(16, Math.ceil(Math.log2(text.length + 16))),
      },
    })
  const [generic, font] = await Promise.all([
    copy(constants.BROTLI_MODE_GENERIC),
    copy(constants.BROTLI_MODE_FONT),
  ])
  return font.length < generic.length ? font : generic
}

/**
 * Lays a compressed copy beside every text file of the site built into `dist`. The smallest copy takes longest to find,
 * so those of the build before are kept in the folder `cache` and used again where a text is still the same.
 */
export async function compressTexts(dist: string, cache: string): Promise<void> {
  mkdirSync(cache, { recursive: true })
  const used = new Set<string>()
  const compress = async (file: string) => {
    const text = readFileSync(file)
    const key = createHash('sha256').update(text).digest('hex').slice(0, 32)
    for (const [ending, best] of Object.entries(BEST)) {
      const name = `${key}.${METHOD}.${ending}`
      const kept = join(cache, name)
      used.add(name)
      // Moved in whole: a build that was stopped halfway leaves no half copy.
      if (statSync(kept, { throwIfNoEntry: false }) === undefined) {
        writeFileSync(`${kept}.part`, await best(text))
        renameSync(`${kept}.part`, kept)
      }
      copyFileSync(kept, `${file}.${ending}`)
    }
  }
  const files = globSync(TEXT_FILES, { cwd: dist })
    .map((name) => join(dist, name))
    .filter((file) => statSync(file).isFile())
    .values()
  await Promise.all(
    Array.from({ length: availableParallelism() }, async () => {
      for (const file of files) await compress(file)
    }),
  )
  for (const name of globSync('*', { cwd: cache })) if (!used.has(name)) rmSync(join(cache, name))
}
