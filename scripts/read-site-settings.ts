// Reads content/site.yaml outside Astro, for the configuration and the scripts.
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'

const needed = z.looseObject({
  brand: z.string(),
  domain: z.url(),
  offline: z.enum(['on', 'off']),
  placeholders: z.array(z.string()).default([]),
})

/** The few settings that are needed before Astro runs. Throws naming file and field. */
export function readSiteSettings() {
  const url = new URL('../content/site.yaml', import.meta.url)
  const result = needed.safeParse(parse(readFileSync(url, 'utf8')))
  if (!result.success) {
    const [issue] = result.error.issues
    throw new Error(
      `content/site.yaml → ${issue?.path.join('.') ?? ''}: alan eksik ya da hatalı. Örneği için content/site.yaml dosyasındaki açıklamalara bakın.`,
    )
  }
  return result.data
}
