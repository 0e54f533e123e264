// Reads from content/site.yaml what the build needs outside Astro: for the offline worker and the headers.
import { fileURLToPath } from 'node:url'
import { siteSettingsSchema } from '#domain/company/site-settings.ts'
import { readContent } from '#domain/content-schema.ts'
import { fieldFault, readOwnerFile } from './content-check/owner-file.ts'

const needed = siteSettingsSchema.pick({ domain: true, offline: true }).loose()

/** The few settings that are needed beside Astro. Throws naming file, line, field and mend. */
export function readSiteSettings() {
  const content = fileURLToPath(new URL('../content', import.meta.url))
  const file = readOwnerFile(content, 'site.yaml')
  const result = readContent(needed, file.data)
  if ('data' in result) return result.data
  throw new Error(
    result.faults.map(({ path, at, sentence }) => fieldFault(file, path, sentence, at)).join('\n'),
  )
}
