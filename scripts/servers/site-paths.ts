// What the built site can be asked for.
import { globSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { notFoundPath, pageAddress } from '#domain/site/page-address.ts'
import { dist } from './site-folders.ts'

/** Clean addresses of all pages but the one for what is missing. */
export const pagePaths: readonly string[] = globSync('**/*.html', { cwd: dist })
  .toSorted()
  .map((file) => pageAddress(`/${file}`))
  .filter((path) => path !== notFoundPath)
if (pagePaths.length === 0) throw new Error('dist/ holds no site: run `npm run build` first.')

/** Paths within dist/ of everything that is neither a page nor a compressed copy. */
export const files: readonly string[] = globSync('**/*.*', { cwd: dist }).filter(
  (file) => !/\.(?:html|br|gz)$/u.test(file) && statSync(join(dist, file)).isFile(),
)
