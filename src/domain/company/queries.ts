import { getEntry } from 'astro:content'
import { contentData } from '#lib/content-data.ts'
import type { ServiceArea } from './service-area.ts'
import type { SiteSettings } from './site-settings.ts'

/** The company's facts and the site's switches (content/site.yaml). */
export async function getSite(): Promise<SiteSettings> {
  return contentData(await getEntry('site', 'it'), 'site.yaml')
}

/** The districts the company drives to (content/service-area.yaml). */
export async function getServiceArea(): Promise<ServiceArea> {
  return contentData(await getEntry('serviceArea', 'it'), 'service-area.yaml')
}
