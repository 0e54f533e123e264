// What the pictures beside shared links are drawn of, asked for signs that their font can neither set nor replace.
import { unsettable } from '#features/brand-files/text-outline.ts'
import type { Content, Entry } from './content.ts'
import { fieldFault } from './owner-file.ts'

/** A sign that would be missing in a picture, so that it would say something else than the page. */
export async function unsettableSigns({ site, posts }: Content): Promise<readonly string[]> {
  const settings = site
    ? (['brand', 'slogan', 'hoursLabel'] as const).map((field) =>
        faultsIn(site, field, site.data[field]),
      )
    : []
  const titles = posts.map((post) => faultsIn(post, 'title', post.data.title))
  return (await Promise.all([...settings, ...titles])).flat()
}

async function faultsIn(entry: Entry<unknown>, field: string, text: string) {
  const signs = [...new Set(await unsettable(text))]
  if (signs.length === 0) return []
  const named = signs.map((sign) => `“${sign}”`).join(', ')
  const sentence = `${named} paylaşılan bağlantının görseline yazılamıyor. Yerine harflerle yazın.`
  return [fieldFault(entry, [field], sentence)]
}
