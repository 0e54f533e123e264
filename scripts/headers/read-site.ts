import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pageAddress } from '#domain/site/page-address.ts'
import { headerRules, type HeaderRule } from './header-rules.ts'
import { MEDIA_TYPES } from './media-types.ts'
import { readPageNeeds } from './page-needs.ts'

/** The header rules of the site that was built into `folder`. */
export function readHeaderRules(folder: string): readonly HeaderRule[] {
  const pages = globSync('**/*.html', { cwd: folder }).toSorted()
  const rootFiles = globSync('*.*', { cwd: folder })
    .filter((file) => !file.endsWith('.html'))
    .filter((file) => MEDIA_TYPES[file.slice(file.lastIndexOf('.') + 1)] !== undefined)
  return headerRules({
    pages: new Map(
      pages.map((file) => [
        pageAddress(`/${file}`),
        readPageNeeds(readFileSync(join(folder, file), 'utf8')),
      ]),
    ),
    rootFiles: rootFiles.toSorted().map((file) => `/${file}`),
  })
}
