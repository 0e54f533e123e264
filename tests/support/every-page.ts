import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { postPath, routes } from '#domain/site/routes.ts'

const [firstPost = ''] = globSync('content/posts/*.md').toSorted()

/** Every page with header and footer; one post stands for all. */
export const contentPages: readonly string[] = [
  ...Object.values(routes).filter((path) => path !== routes.intro),
  postPath(basename(firstPost, '.md')),
]
