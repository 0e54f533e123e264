// Takes in every picture that the content names: reads it whole, and makes a plain one of it where it is not.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import sharp from 'sharp'
import { z } from 'zod'
import { slugOf } from '#lib/slug.ts'
import { contentPaths } from '../content-check/content-paths.ts'
import { isServiceText, isStray } from '../content-check/stray-files.ts'
import { findPicture } from './find-picture.ts'
import { groundColour } from './ground-colour.ts'
import { readNamedPictures, type NamedPicture } from './named-pictures.ts'
import { LEAST_SIDE, pictureProblem, unusedHint } from './picture-messages.ts'
import { readPicture } from './read-picture.ts'

const takenSchema = z.object({
  file: z.string(),
  width: z.number(),
  height: z.number(),
  colour: z.string(),
})
/** A picture that the image service can read: the owner's file or its copy, the size of the upright picture in px, its mean colour. */
type TakenPicture = Readonly<z.infer<typeof takenSchema>>

interface Intake {
  /** By the path that the content names, e.g. 'projects/firin.jpg'. */
  readonly pictures: ReadonlyMap<string, TakenPicture>
  /** Sentences for the owner; with any the site is not built. */
  readonly problems: readonly string[]
  readonly hints: readonly string[]
}

/** Another recipe, another file: copies made in an older way are made anew. */
const RECIPE = `4 ${sharp.versions.sharp}`
const NO_PICTURE = /\.(?:md|ya?ml|webm|mp4)$/iu

/**
 * Takes in every picture that the content of a project names: finds its file, reads it whole, and lays a copy into
 * .cache/ where it must be turned or converted. A file that was read once is not decoded again while it stays the same.
 */
export async function takeInPictures(root: string): Promise<Intake> {
  const files = contentPaths(join(root, 'content'), '{media,projects,services}/**/*.*').filter(
    (file) => !NO_PICTURE.test(file) && !isStray(file) && !isServiceText(file),
  )
  const pictures = new Map<string, TakenPicture>()
  const problems: string[] = []
  const used = new Set<string>()
  for (const named of readNamedPictures(join(root, 'content'))) {
    const found = findPicture(named.path, files)
    for (const file of found) used.add(file)
    const taken = await takeIn(root, named, found)
    if (typeof taken === 'string') problems.push(taken)
    else pictures.set(named.path, taken)
  }
  return {
    pictures,
    problems,
    hints: files.filter((file) => !used.has(file)).map(unusedHint),
  }
}

/** The picture, or the sentence that says why there is none. */
async function takeIn(
  root: string,
  named: NamedPicture,
  [file, ...others]: readonly string[],
): Promise<TakenPicture | string> {
  if (file === undefined) return pictureProblem.missing(named)
  if (others.length > 0) return pictureProblem.ambiguous(named, [file, ...others])
  const taken = await readOnce(root, file)
  if (typeof taken === 'string') return pictureProblem[taken](named, file)
  const { width, height } = taken
  return Math.max(width, height) < LEAST_SIDE
    ? pictureProblem.tooSmall(named, file, width, height)
    : taken
}

async function readOnce(root: string, file: string) {
  const path = join(root, 'content', file)
  const bytes = readFileSync(path)
  const key = createHash('sha256').update(`${RECIPE} ${file} `).update(bytes).digest('hex')
  const folder = join(root, '.cache/pictures', key.slice(0, 16))
  const record = join(folder, 'picture.json')
  if (existsSync(record)) {
    return resolve(folder, path, takenSchema.parse(JSON.parse(readFileSync(record, 'utf8'))))
  }
  const reading = await readPicture(basename(file), bytes)
  if (typeof reading === 'string') return reading
  mkdirSync(folder, { recursive: true })
  const { copy, width, height } = reading
  const name = copy ? `${slugOf(basename(file, extname(file))) || 'fotograf'}.jpg` : ''
  if (copy) writeFileSync(join(folder, name), copy)
  const colour = await groundColour(copy ?? bytes)
  // The record comes last and whole: a build that was stopped halfway leaves none.
  const taken = { file: name, width, height, colour }
  writeFileSync(`${record}.part`, JSON.stringify(taken))
  renameSync(`${record}.part`, record)
  return resolve(folder, path, taken)
}

/** A record says the name of the copy, or none where the owner's file itself is used; folders may have moved since. */
const resolve = (folder: string, path: string, { file, ...size }: TakenPicture): TakenPicture => ({
  ...size,
  file: file === '' ? path : join(folder, file),
})
