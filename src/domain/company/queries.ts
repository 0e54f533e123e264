import { getEntry } from 'astro:content'
import { invariant } from '#lib/invariant.ts'
import type { ServiceArea } from './service-area.ts'
import type { SiteSettings } from './site-settings.ts'

/** The company's facts and the site's switches (content/site.yaml). */
export async function getSite(): Promise<SiteSettings> {
  const entry = await getEntry('site', 'it')
  invariant(entry, 'content/site.yaml bulunamadı. Dosyayı geri koyun.')
  return entry.data
}

/** The districts the company drives to (content/service-area.yaml). */
export async function getServiceArea(): Promise<ServiceArea> {
  const entry = await getEntry('serviceArea', 'it')
  invariant(entry, 'content/service-area.yaml bulunamadı. Dosyayı geri koyun.')
  return entry.data
}
