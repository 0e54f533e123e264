import type { z } from 'zod'
import type { contentFiles, contentFolders } from '#domain/content-files.ts'
import type { OwnerFile } from './owner-file.ts'

type Files = typeof contentFiles
type Folders = typeof contentFolders

/** A file that has the shape it must have. */
export interface Entry<T> extends OwnerFile {
  readonly data: T
}

/** What of content/ has its shape; a file with a fault is missing. */
export type Content = {
  readonly [N in keyof Files]?: Entry<z.output<Files[N]['schema']>>
} & { readonly [N in keyof Folders]: readonly Entry<z.output<Folders[N]>>[] }
