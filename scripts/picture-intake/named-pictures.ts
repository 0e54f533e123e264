// Lists the pictures that the content names.
import { basename } from 'node:path'
import type { ZodType } from 'zod'
import { projectsSchema } from '#domain/editorial/collections.ts'
import { aboutSchema } from '#domain/editorial/page-texts.ts'
import { mediaSchema } from '#domain/media/media-schema.ts'
import {
  heroPicturePath,
  projectPicturePath,
  servicePicturePath,
} from '#domain/media/picture-paths.ts'
import { contentPaths } from '../content-check/content-paths.ts'
import { ContentFault, readOwnerFile } from '../content-check/owner-file.ts'

export interface NamedPicture {
  /** Path inside content/ as the owner wrote it: 'projects/firin.jpg'; a service's has no ending. */
  readonly path: string
  /** The file that names it, and the entry in it; a service is a file of its own. */
  readonly namedIn: string
  readonly entry?: string
}

/**
 * Every picture that a page shows, in the owner's order. A file that cannot be read or has not its shape gives
 * none: the check of the content tells the owner about it.
 */
export function readNamedPictures(content: string): readonly NamedPicture[] {
  const projects = read(content, 'projects/projects.yaml', projectsSchema)?.projects ?? []
  const hero = read(content, 'media/media.yaml', mediaSchema)?.hero
  const about = read(content, 'about.yaml', aboutSchema)?.picture
  const services = contentPaths(content, 'services/*.md')
  return [
    ...projects.map(({ file, title }) => ({
      path: projectPicturePath(file),
      namedIn: 'content/projects/projects.yaml',
      entry: title,
    })),
    ...[hero?.file, hero?.tall]
      .filter((file) => file !== undefined)
      .map((file) => ({
        path: heroPicturePath(file),
        namedIn: 'content/media/media.yaml',
        entry: 'hero',
      })),
    ...(about ? [{ path: about.file, namedIn: 'content/about.yaml', entry: 'picture' }] : []),
    ...services.map((file) => ({
      path: servicePicturePath(basename(file, '.md')),
      namedIn: `content/services/${basename(file)}`,
    })),
  ]
}

function read<T>(content: string, file: string, schema: ZodType<T>): T | undefined {
  try {
    return schema.safeParse(readOwnerFile(content, file).data).data
  } catch (error) {
    if (error instanceof ContentFault) return undefined
    throw error
  }
}
