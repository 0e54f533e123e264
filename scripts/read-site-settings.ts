// Reads content/site.yaml outside Astro, for the configuration and the scripts.
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { readOwnerFile } from './content-check/owner-file.ts'

const needed = z.looseObject({
  domain: z.url(),
  offline: z.enum(['on', 'off']),
})

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
