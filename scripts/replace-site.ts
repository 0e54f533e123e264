// Puts a built site in the place of the one before, and keeps of that one what open pages may still ask for.
import { existsSync, globSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** Files with a hash in their name. */
const HASHED = '_astro'
/** What Windows says while another program (a scanner of viruses, an open folder) holds a file. */
const HELD: readonly unknown[] = ['EACCES', 'EBUSY', 'EPERM']
const PAUSES_MS: readonly number[] = [100, 300, 900]

type Rename = (from: string, to: string) => void

/** The new site could not take its place; the one before stands. In Turkish, with the mend: the owner reads it. */
export class ReplaceFault extends Error {}

/**
 * A server may be sending `dist` meanwhile: it is away for the time of two renamings. A page that was opened before goes on asking
 * for its own files, so those that the new site lacks stay in `before` until a later one lacks some of its own. Not in `dist`:
 * the same sources give the same site, whatever stood there (docs/deploy.md has where servers find them).
 * Throws a ReplaceFault where a folder stays held; `dist` is then as it was, or waits in the folder that the fault names.
 */
export async function replaceSite(
  next: string,
  dist: string,
  before: string,
  rename: Rename = renameSync,
): Promise<void> {
  const last = `${next}-last`
  // A build that was ended between the two renamings has left the only copy there.
  if (!existsSync(dist) && existsSync(last)) renameSync(last, dist)
  rmSync(last, { recursive: true, force: true })
  try {
    if (existsSync(dist)) await renameWhenFree(dist, last, rename)
    await renameWhenFree(next, dist, rename)
  } catch (cause) {
    if (existsSync(last)) await putBack(last, dist, rename)
    if (!isHeld(cause)) throw cause
    throw new ReplaceFault(
      'Yeni site yerine konamadı, önceki site duruyor. dist klasörünü ya da içindeki bir dosyayı açık tutan programı kapatın, sonra yeniden kurun.',
      { cause },
    )
  }
  keepOnlyGone(last, dist)
  if (globSync(`${HASHED}/*`, { cwd: last }).length > 0) {
    rmSync(before, { recursive: true, force: true })
    renameSync(last, before)
  }
  rmSync(last, { recursive: true, force: true })
}

async function putBack(last: string, dist: string, rename: Rename): Promise<void> {
  try {
    await renameWhenFree(last, dist, rename)
  } catch (cause) {
    throw new ReplaceFault(
      `Yeni site yerine konamadı, önceki site ${last} klasöründe duruyor. O klasörü açık tutan programı kapatın, sonra yeniden kurun: önceki site de yerine döner.`,
      { cause },
    )
  }
}

const isHeld = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && HELD.includes(error.code)

/** Waits for a folder that another program holds for a moment. */
async function renameWhenFree(from: string, to: string, rename: Rename): Promise<void> {
  for (const pauseMs of PAUSES_MS) {
    try {
      rename(from, to)
      return
    } catch (error) {
      if (!isHeld(error)) throw error
      await pause(pauseMs)
    }
  }
  rename(from, to)
}

function keepOnlyGone(last: string, dist: string): void {
  if (!existsSync(last)) return
  for (const name of readdirSync(last))
    if (name !== HASHED) rmSync(join(last, name), { recursive: true })
  for (const name of globSync(`${HASHED}/*`, { cwd: last }))
    if (existsSync(join(dist, name))) rmSync(join(last, name))
}
