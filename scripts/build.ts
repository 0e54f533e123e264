// Builds the site: checks the content, builds the pages, makes them shorter, adds the offline worker, lays a compressed copy beside
// every text file, writes the servers' headers, and puts the whole in the place of the site before. A build that fails leaves that one alone.
import { spawnSync } from 'node:child_process'
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compressTexts } from './compress-texts.ts'
import { checkContent } from './content-check/check-content.ts'
import { describeFindings } from './content-check/report.ts'
import { shareIslandRuntime } from './island-runtime.ts'
import { writeHeaders } from './headers/write-headers.ts'
import { writeWorker } from './offline/write-worker.ts'
import { namePictures } from './picture-names.ts'
import { remindOfPlaceholders } from './placeholders.ts'
import { readSiteSettings } from './read-site-settings.ts'
import { ReplaceFault, replaceSite } from './replace-site.ts'
import { shortenPages } from './shorten-pages.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const NEXT = '.cache/next'

/** Returns true when the build succeeded; its messages go to the terminal. */
export async function build(): Promise<boolean> {
  const { problems, hints } = await checkContent(root)
  if (problems.length > 0) {
    console.error(describeFindings({ problems, hints }))
    return false
  }
  if (!buildPages()) return false
  const next = join(root, NEXT)
  await namePictures(next)
  shareIslandRuntime(next)
  shortenPages(next)
  const settings = readSiteSettings()
  writeWorker(next, settings.offline)
  await compressTexts(next, join(root, '.cache/compressed'))
  const rules = join(root, '.cache/server-rules')
  writeHeaders(next, rules, settings.domain)
  try {
    await replaceSite(next, join(root, 'dist'), join(root, '.cache/before'))
  } catch (error) {
    if (!(error instanceof ReplaceFault)) throw error
    console.error(error.message)
    return false
  }
  // Only now: with the rules of a site that does not stand, a server would refuse the styles of the one that does.
  cpSync(rules, join(root, 'deploy/generated'), { recursive: true })
  // Last, and all together: what stands above Astro's log scrolls away unread.
  const placeholders = remindOfPlaceholders(join(root, 'content'))
  const reminders = placeholders === '' ? hints : [...hints, placeholders]
  if (reminders.length > 0) console.log(`\n${describeFindings({ problems: [], hints: reminders })}`)
  return true
}

/** Astro's part. */
function buildPages(): boolean {
  const astro = join(root, 'node_modules/astro/bin/astro.mjs')
  // Forced to read the content anew: what it remembers of an unchanged file was made by the rules of that day.
  const { status } = spawnSync(process.execPath, [astro, 'build', '--force', '--outDir', NEXT], {
    cwd: root,
    stdio: 'inherit',
    // Whatever the shell says: under another name React brings its slow developer's half.
    env: { ...process.env, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1' },
  })
  return status === 0
}

if (import.meta.main) process.exitCode = (await build()) ? 0 : 1
