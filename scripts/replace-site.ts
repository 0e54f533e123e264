// Puts a built site in the place of the one before, and keeps of that one what open pages may still ask for.
import { existsSync, globSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** Files with a hash in their name. */
const HASHED = '_astro'

/**
 * A server may be sending `dist` meanwhile: it is away for the time of two renamings. A page that was opened before goes on asking
 * for its own files, so those that the new site lacks stay in `before` until a later one lacks some of its own. Not in `dist`:
 * the same sources give the same site, whatever stood there (docs/deploy.md has where servers find them).
 */
export function replaceSite(next: string, dist: string, before: string): void {
  const last = `${next}-last`
  rmSync(last, { recursive: true, force: true })
  if (existsSync(dist)) renameSync(dist, last)
  renameSync(next, dist)
  keepOnlyGone(last, dist)
  if (globSync(`${HASHED}/*`, { cwd: last }).length > 0) {
    rmSync(before, { recursive: true, force: true })
    renameSync(last, before)
  }
  rmSync(last, { recursive: true, force: true })
}

function keepOnlyGone(last: string, dist: string): void {
  if (!existsSync(last)) return
  for (const name of readdirSync(last))
    if (name !== HASHED) rmSync(join(last, name), { recursive: true })
  for (const name of globSync(`${HASHED}/*`, { cwd: last }))
    if (existsSync(join(dist, name))) rmSync(join(last, name))
}
