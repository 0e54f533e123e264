import { invariant } from './invariant.ts'

/** What a file of content/ holds; stops the build when the owner has taken the file away. `path` is inside content/. */
export function contentData<T>(entry: { readonly data: T } | undefined, path: string): T {
  invariant(entry, `content/${path} bulunamadı. Dosyayı geri koyun.`)
  return entry.data
}
