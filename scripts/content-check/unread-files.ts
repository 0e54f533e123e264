// Finds the texts that the owner has saved where, or under a name by which, nothing reads them.
import { basename, join } from 'node:path'
import { contentFolders } from '#domain/content-files.ts'
import { legalPages } from '#domain/editorial/legal-schema.ts'
import { slugOf } from '#lib/slug.ts'
import { contentPaths } from './content-paths.ts'
import { ContentFault } from './owner-file.ts'
import { isServiceText, isStray } from './stray-files.ts'

/** A reminder for every file in a folder of texts that no page is made of, with the name that it needs. */
export const unreadFiles = (content: string): readonly string[] =>
  Object.keys(contentFolders)
    .flatMap((folder) =>
      contentPaths(join(content, folder), '**/*')
        .filter((file) => !isStray(file) && isUnread(folder, file))
        .map(
          (file) => new ContentFault(`${folder}/${file}`, undefined, mend(folder, file)).message,
        ),
    )
    .toSorted()

function isUnread(folder: string, file: string): boolean {
  if (folder === 'legal') return !legalFiles.includes(file)
  if (folder === 'services' && !isServiceText(`${folder}/${file}`)) return false
  return !/^[^/]+\.md$/u.test(file)
}

function mend(folder: string, file: string): string {
  if (folder === 'legal') {
    return `Bu dosya okunmuyor; bu klasörde yalnızca ${legalFiles.join(' ve ')} okunur. Adını düzeltin ya da dosyayı silin.`
  }
  const name = slugOf(basename(file).replace(/(?:\.[a-z]{2,4})+$/iu, '')) || 'yeni-yazi'
  return `Bu dosya okunmuyor. Yazıysa yerini ve adını content/${folder}/${name}.md yapın; değilse silin.`
}

const legalFiles = legalPages.map((page) => `${page}.md`)
