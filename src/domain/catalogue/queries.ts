import { getEntry } from 'astro:content'
import { invariant } from '#lib/invariant.ts'
import type { Catalogue } from './catalogue.ts'

/** What the configurator offers (content/catalogue.yaml). */
export async function getCatalogue(): Promise<Catalogue> {
  const entry = await getEntry('catalogue', 'it')
  invariant(entry, 'content/catalogue.yaml bulunamadı. Dosyayı geri koyun.')
  return entry.data
}
