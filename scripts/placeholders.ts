// Lists what is still a placeholder in content/. With --strict it fails while anything is left: run it before a launch.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isRecord } from '#lib/is-record.ts'
import { contentPaths } from './content-check/content-paths.ts'
import { ContentFault, readOwnerFile } from './content-check/owner-file.ts'

export interface Placeholder {
  /** File inside the content folder: 'projects/projects.yaml'. */
  readonly file: string
  /** What it is, as the owner knows it: a field, a name, a title. */
  readonly what: string
}

/** Every entry inside a value that says `placeholder: true` or `rendered: true`, named by its words. */
function markedIn(value: unknown, key = ''): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((item) => markedIn(item, key))
  if (!isRecord(value)) return []
  const named = ['title', 'name', 'file', 'question', 'webm', 'label'].map((field) => value[field])
  const name = [...named, key]
  const label = name.find((part) => typeof part === 'string' && part !== '')
  const own = [
    ...(value['placeholder'] === true ? [`örnek metin: ${String(label)}`] : []),
    ...(value['rendered'] === true ? [`temsilî görsel: ${String(label)}`] : []),
  ]
  return [...own, ...Object.entries(value).flatMap(([inner, part]) => markedIn(part, inner))]
}

/** Everything in a content folder that is marked as a placeholder, in the order of the files. */
export function findPlaceholders(folder: string): readonly Placeholder[] {
  // A link that leads nowhere holds none; where a text must be, the check of the content tells it.
  const files = contentPaths(folder, '**/*.{yaml,md}').filter((file) =>
    existsSync(join(folder, file)),
  )
  return files.flatMap((file) => {
    const content = readOwnerFile(folder, file).data
    const names: unknown = isRecord(content) ? content['placeholders'] : undefined
    const kindOf = (name: string) => (isRecord(content) && name in content ? 'alan' : 'söz')
    const fields = Array.isArray(names)
      ? names.map(String).map((name) => `${kindOf(name)}: ${name}`)
      : []
    return [...fields, ...markedIn(content)].map((what) => ({ file, what }))
  })
}

/** The list as the owner reads it, file by file. */
export function describePlaceholders(found: readonly Placeholder[]): string {
  if (found.length === 0) return 'Yer tutan içerik kalmadı.'
  const parts = [...Map.groupBy(found, ({ file }) => file)].map(([file, entries]) =>
    [`content/${file}`, ...entries.map(({ what }) => `  ${what}`), ''].join('\n'),
  )
  return `${parts.join('\n')}\n${String(found.length)} yer tutan içerik var. Yayından önce gerçeğini yazın, sonra işaretini silin.`
}

/** One line for the end of a build: how many of them a content folder holds, or nothing. A file that cannot be read stops no build. */
export function remindOfPlaceholders(folder: string): string {
  try {
    const { length } = findPlaceholders(folder)
    return length === 0
      ? ''
      : `Yer tutucu: ${String(length)} bilgi henüz gerçek değil (npm run placeholders).`
  } catch (error) {
    if (!(error instanceof ContentFault)) throw error
    return 'Yer tutucular sayılamadı (npm run placeholders nedenini söyler).'
  }
}

if (import.meta.main) {
  try {
    const found = findPlaceholders(fileURLToPath(new URL('../content', import.meta.url)))
    console.log(describePlaceholders(found))
    if (process.argv.includes('--strict') && found.length > 0) process.exitCode = 1
  } catch (error) {
    if (!(error instanceof ContentFault)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}
