// Reads all of content/ before a build and gathers what is wrong with it, in sentences for the owner.
import { join } from 'node:path'
import type { z } from 'zod'
import { contentFiles, contentFolders } from '#domain/content-files.ts'
import { readContent } from '#domain/content-schema.ts'
import { legalPages } from '#domain/editorial/legal-schema.ts'
import { takeInPictures } from '../picture-intake/intake.ts'
import { readNamedPictures } from '../picture-intake/named-pictures.ts'
import { hintsAcross, problemsAcross } from './across-files.ts'
import { contentPaths } from './content-paths.ts'
import type { Content, Entry } from './content.ts'
import { KnownTexts } from './known-texts.ts'
import { ContentFault, fieldFault, readOwnerFile } from './owner-file.ts'
import { unsettableSigns } from './picture-signs.ts'
import { unreadFiles } from './unread-files.ts'

export interface Findings {
  /** Faults: with any the site is not built. */
  readonly problems: readonly string[]
  /** Reminders that stop nothing. */
  readonly hints: readonly string[]
}

/** Checks the content of the project in `root`: its texts, then its pictures. */
export async function checkContent(root: string): Promise<Findings> {
  const known = new KnownTexts(join(root, '.cache/texts.json'))
  const folder = join(root, 'content')
  const { content, problems } = checkTexts(folder, known)
  known.save()
  const pictures = await takeInPictures(root)
  // Which pictures a file names that cannot be read is not known: none of them is called unused.
  const unused = problems.length === 0 ? pictures.hints : []
  const named = new Set(readNamedPictures(folder).map(({ path }) => path))
  return {
    problems: [...problems, ...(await unsettableSigns(content)), ...pictures.problems],
    hints: [...unreadFiles(folder), ...hintsAcross(content, named), ...unused],
  }
}

/** Checks every text of the folder `content/` by itself, then what they say of each other. */
export function checkTexts(
  folder: string,
  known = new KnownTexts(),
): { readonly content: Content; readonly problems: readonly string[] } {
  const problems: string[] = []
  const content = readAll(folder, problems)
  return { content, problems: [...problems, ...problemsAcross(content, folder, known)] }
}

function readAll(folder: string, problems: string[]): Content {
  const read = <S extends z.ZodType>(file: string, schema: S) => {
    try {
      return readEntry(folder, file, schema, problems)
    } catch (error) {
      if (!(error instanceof ContentFault)) throw error
      problems.push(error.message)
      return undefined
    }
  }
  const files = Object.entries(contentFiles).map(([name, { path, schema }]) => [
    name,
    read(path, schema),
  ])
  const folders = Object.entries(contentFolders).map(([name, schema]) => [
    name,
    textsOf(folder, name).flatMap((file) => read(file, schema) ?? []),
  ])
  // Each name was given what its own schema made; a list of pairs forgets which belongs to which.
  return Object.fromEntries([...files, ...folders]) as Content
}

/** The files of a folder of texts, those among them that must be there. */
function textsOf(folder: string, name: string): readonly string[] {
  const needed = name === 'legal' ? legalPages.map((page) => `legal/${page}.md`) : []
  // Some systems find X.MD as well.
  const there = contentPaths(folder, `${name}/*.md`).filter((file) => file.endsWith('.md'))
  return [...new Set([...needed, ...there])].toSorted()
}

function readEntry<S extends z.ZodType>(
  folder: string,
  file: string,
  schema: S,
  problems: string[],
): Entry<z.output<S>> | undefined {
  const owner = readOwnerFile(folder, file)
  const result = readContent(schema, owner.data)
  if ('data' in result) return { ...owner, data: result.data }
  for (const { path, at, sentence } of result.faults)
    problems.push(fieldFault(owner, path, sentence, at))
  return undefined
}
