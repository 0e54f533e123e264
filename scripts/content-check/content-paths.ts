import { globSync } from 'node:fs'

/** The paths inside `folder` that `pattern` finds, in their order, with slashes on every system: 'posts/bakim.md'. */
export const contentPaths = (folder: string, pattern: string): readonly string[] =>
  globSync(pattern, { cwd: folder })
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted()
