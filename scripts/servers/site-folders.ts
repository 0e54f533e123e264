// Where the built site and its rules for servers lie.
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/u, '')
export const dist = join(root, 'dist')
/** Where a build keeps what open pages of the one before may ask for. */
export const before = join(root, '.cache/before')
