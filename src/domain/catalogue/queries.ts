import { getEntry } from 'astro:content'
import { contentData } from '#lib/content-data.ts'
import type { Catalogue } from './catalogue.ts'

/** What the configurator offers (content/catalogue.yaml). */
export async function getCatalogue(): Promise<Catalogue> {
  return contentData(await getEntry('catalogue', 'it'), 'catalogue.yaml')
}
