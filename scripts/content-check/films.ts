import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path/posix'
import { FILM_MISSING } from '#domain/media/media-schema.ts'
import { findName } from '#lib/find-name.ts'
import type { Content } from './content.ts'
import { fieldFault } from './owner-file.ts'

/** The films that content/media/media.yaml names and that are not in its folder, or are without bytes. */
export function filmProblems({ media }: Content, folder: string): readonly string[] {
  if (!media) return []
  const faultOf = filmFaults(join(folder, 'media'))
  return (['intro', 'promo'] as const).flatMap((name) =>
    (['webm', 'mp4'] as const).flatMap((kind) => {
      const file = media.data[name][kind]
      const sentence = faultOf(file)
      return sentence === undefined
        ? []
        : [fieldFault(media, [name, kind], `“${file}” ${sentence}`)]
    }),
  )
}

/** What is wrong with a film of `folder`. The list decides: a disk may find `a.mp4` where `a.MP4` lies, the pages do not. */
function filmFaults(folder: string): (file: string) => string | undefined {
  const files = readdirSync(folder)
  return (file) => {
    const found = findName(files, file)
    if (found === undefined) return FILM_MISSING
    return statSync(join(folder, found)).size === 0
      ? 'dosyasının içi boş. Filmi yeniden kopyalayın.'
      : undefined
  }
}
