import { globSync, statSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The paths inside `folder` that `pattern` finds, in their order, with slashes on every system: 'posts/bakim.md'. No folders,
 * whatever their names; links that lead nowhere are among them.
 */
export const contentPaths = (folder: string, pattern: string): readonly string[] =>
  globSync(pattern, { cwd: folder })
    .filter(
      (file) => statSync(join(folder, file), { throwIfNoEntry: false })?.isDirectory() !== true,
    )
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted()
