// Reads content/site.yaml outside Astro, for the configuration and the scripts.
import { fileURLToPath } from 'node:url'
import { siteSettingsSchema } from '#domain/company/site-settings.ts'
import { readOwnerFile } from './content-check/owner-file.ts'

const needed = siteSettingsSchema.pick({ domain: true, offline: true }).loose()

/** The few settings that are needed before Astro runs. Throws naming file and field. */
export function readSiteSettings() {
  const content = fileURLToPath(new URL('../content', import.meta.url))
  const result = needed.safeParse(readOwnerFile(content, 'site.yaml').data)
  if (!result.success) {
    const [issue] = result.error.issues
    throw new Error(
      `content/site.yaml → ${issue?.path.join('.') ?? ''}: alan eksik ya da hatalı. Örneği için content/site.yaml dosyasındaki açıklamalara bakın.`,
    )
  }
  return result.data
}
